import { useEffect, useState, type ComponentProps } from 'react'
import { useField } from 'react-final-form'
import { phoneHint, type PhoneLook } from '../../domain/kyc/coaching'
import { BoundTextField } from './fields'

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

type Props = Omit<ComponentProps<typeof BoundTextField>, 'type' | 'inputMode' | 'hint' | 'hintTone'>

/** A phone number that says while it is typed how it looks. It blocks nothing. */
export const BoundPhoneField = (props: Props) => {
  const { input } = useField<string>(props.name, { subscription: { value: true } })
  const { text, tone } = phoneHint(input.value, usePhoneLook(input.value))
  return <BoundTextField {...props} type="tel" inputMode="tel" hint={text} hintTone={tone} />
}
