/** Why something failed, with the calls that led there below it. */
export const FailureView = ({ text }: { readonly text: string }) => {
  const [message, ...calls] = text.split('\n')
  return (
    <>
      <p role="alert">{message}</p>
      {calls.length > 0 && (
        <details>
          <summary>Calls</summary>
          <pre>{calls.map((call) => call.trim()).join('\n')}</pre>
        </details>
      )}
    </>
  )
}
