import { useEffect, useState } from 'react'
import { phoneHint, type PhoneAppearance } from '../../domain/kyc/coaching'
import type { TextInputProps } from '../components/fields/text-field'
import type { BoundProps } from './bound-field'
import { BoundTextField } from './fields'
import { useFieldText } from './use-field-text'

type Judge = (typed: string) => PhoneAppearance

/**
 * The numbering plans, loaded when the first digit is typed. Without them there is no hint, and nothing else changes.
 */
const usePhoneAppearance = (typed: string): PhoneAppearance | undefined => {
  const [judge, setJudge] = useState<{ readonly look: Judge }>()
  const wanted = typed !== ''
  useEffect(() => {
    if (wanted)
      import(/* webpackChunkName: "phone-looks" */ './phone-looks').then(
        ({ phoneAppearance }) => {
          setJudge({ look: phoneAppearance })
        },
        () => undefined,
      )
  }, [wanted])
  return judge?.look(typed)
}

type Props<Form> = BoundProps<Omit<TextInputProps, 'type' | 'inputMode' | 'hint' | 'hintTone'>, Form>

/** A phone number with a hint about it while it is typed. The hint blocks nothing. */
export const BoundPhoneField = <Form = unknown,>(props: Props<Form>) => {
  const typed = useFieldText<Form>(props.name)
  const { text, tone } = phoneHint(typed, usePhoneAppearance(typed))
  return <BoundTextField<Form> {...props} type="tel" inputMode="tel" hint={text} hintTone={tone} />
}
