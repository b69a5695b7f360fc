import styles from './numbered-steps.module.css'

/** Sentences that say what to do, or what happens, one after the other. */
export const NumberedSteps = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)
