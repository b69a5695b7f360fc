import type { Masked } from '../mask'

/** What an actor keeps. What is personal was masked before it came here. */
export const ContextView = ({ context }: { readonly context: Masked }) => (
  <section>
    <h3>Context</h3>
    <pre>{JSON.stringify(context, null, 2)}</pre>
  </section>
)
