import type { Masked } from '../mask'

/** The context of an actor, masked by its sender. */
export const ContextView = ({ context }: { readonly context: Masked }) => (
  <section>
    <h3>Context</h3>
    <pre>{JSON.stringify(context, null, 2)}</pre>
  </section>
)
