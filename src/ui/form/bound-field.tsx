import { useLayoutEffect, useState, type ComponentType } from 'react'
import { useField } from 'react-final-form'

/** Any field of the kit, whatever the type of its value. */
type Control = {
  readonly name: string
  readonly value: unknown
  readonly onChange: (value: never) => void
  readonly error?: string | undefined
}

type OwnProps<P> = Omit<P, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error'>

/** Values pass through as they are typed: final-form's own habit of turning empty text into nothing is off. */
const asTyped = (value: unknown) => value

/**
 * Has React run the effects of this rendering before the next key is heard. A field listens to its form only from an
 * effect on, and what is typed into it before that would be wiped out again.
 */
const useHearingAtOnce = () => {
  const [, setHeard] = useState(false)
  useLayoutEffect(() => {
    setHeard(true)
  }, [])
}

/**
 * Ties a field of the kit to the form around it: `const BoundTextField = bound(TextField)`. It shows the message of
 * the last submit until the next one.
 */
export const bound = <P extends Control>(KitField: ComponentType<P>): ComponentType<OwnProps<P>> => {
  const Bound = (own: OwnProps<P>) => {
    const { name } = own as unknown as Control
    useHearingAtOnce()
    const { input, meta } = useField<unknown>(name, { parse: asTyped, format: asTyped })
    const props: unknown = {
      ...own,
      value: input.value,
      onChange: input.onChange,
      onBlur: () => {
        input.onBlur()
      },
      onFocus: () => {
        input.onFocus()
      },
      error: typeof meta.submitError === 'string' ? meta.submitError : undefined,
    }
    return <KitField {...(props as P)} />
  }
  return Bound
}
