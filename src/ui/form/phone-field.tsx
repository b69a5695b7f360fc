import { getOrElse } from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { useEffect, useState } from 'react'
import { phoneHint, type PhoneAppearance } from '../../domain/kyc/coaching'
import { readPhoneNumber } from '../../domain/values/phone-number'
import type { TextInputProps } from '../components/fields/text-field'
import type { BoundProps } from './bound-field'
import { BoundTextField } from './fields'
import { useFieldText } from './use-field-text'

type Classify = (typed: string) => PhoneAppearance

/**
 * The numbering plans, loaded when the first digit is typed. Without them there is no hint, and nothing else changes.
 */
const usePhoneAppearance = (typed: string): PhoneAppearance | undefined => {
  const [classifier, setClassifier] = useState<{ readonly classify: Classify }>()
  const isTyped = typed !== ''
  useEffect(() => {
    if (isTyped)
      import(/* webpackChunkName: "phone-looks" */ './phone-appearance').then(
        ({ phoneAppearance }) => {
          setClassifier({ classify: phoneAppearance })
        },
        () => undefined,
      )
  }, [isTyped])
  const number = pipe(
    readPhoneNumber(typed),
    getOrElse(() => typed),
  )
  return classifier?.classify(number)
}

type Props<Form> = BoundProps<Omit<TextInputProps, 'type' | 'inputMode' | 'hint' | 'hintTone'>, Form>

/** A phone number with a hint about it while it is typed. The hint blocks nothing. */
export const BoundPhoneField = <Form = unknown,>(props: Props<Form>) => {
  const typed = useFieldText<Form>(props.name)
  const { text, tone } = phoneHint(typed, usePhoneAppearance(typed))
  return <BoundTextField<Form> {...props} type="tel" inputMode="tel" hint={text} hintTone={tone} />
}
