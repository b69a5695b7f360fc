import { useEffect, useState } from 'react'
import { phoneHint, type PhoneLook } from '../../domain/kyc/coaching'
import type { TextInputProps } from '../components/fields/text-field'
import type { BoundProps } from './bound-field'
import { BoundTextField } from './fields'
import { useFieldText } from './use-field-text'

type Judge = (typed: string) => PhoneLook

/** The numbering plans, fetched when the first digit is typed. Without them there is no hint, and nothing is missed. */
const usePhoneLook = (typed: string): PhoneLook | undefined => {
  const [judge, setJudge] = useState<{ readonly look: Judge }>()
  const wanted = typed !== ''
  useEffect(() => {
    if (wanted)
      import(/* webpackChunkName: "phone-looks" */ './phone-looks').then(
        ({ phoneLook }) => {
          setJudge({ look: phoneLook })
        },
        () => undefined,
      )
  }, [wanted])
  return judge?.look(typed)
}

type Props<Form> = BoundProps<Omit<TextInputProps, 'type' | 'inputMode' | 'hint' | 'hintTone'>, Form>

/** A phone number that says while it is typed how it looks. It blocks nothing. */
export const BoundPhoneField = <Form = unknown,>(props: Props<Form>) => {
  const typed = useFieldText<Form>(props.name)
  const { text, tone } = phoneHint(typed, usePhoneLook(typed))
  return <BoundTextField<Form> {...props} type="tel" inputMode="tel" hint={text} hintTone={tone} />
}
