const ID = 'inspector-mark'

/** Shows a strip over the portal that says why it is not as it is; no strip without a reason. */
export const markPage = (why: string | undefined): void => {
  const known = document.getElementById(ID)
  if (why === undefined) {
    known?.remove()
    return
  }
  const strip = known ?? document.createElement('p')
  strip.id = ID
  strip.textContent = why
  strip.setAttribute('role', 'status')
  Object.assign(strip.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '2147483647',
    margin: '0',
    padding: '10px 16px',
    font: '14px/1.4 system-ui, sans-serif',
    color: '#fff',
    background: '#8a2b0f',
    pointerEvents: 'none',
  })
  document.body.append(strip)
}
