import { useSelector } from '@xstate/react'
import { useCallback, useContext, useMemo, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { QuoteForms, QuoteKind } from '../../../domain/quote/products'
import type { Typed } from '../../../machines/quote/setup/events'
import { forms, isBusy, isQuoted, errors } from '../../../machines/quote/selectors'
import { Form } from '../../form/form'
import { FormErrorsSummary } from '../../form/form-errors'
import { FormChangeListener } from '../../form/form-change-listener'
import { useMachineForm } from '../../form/use-machine-form'
import { Button } from '../../components/buttons/button'
import { QuoteBar } from './quote-bar'
import { SetupBeneficiaries } from './setup-beneficiaries'
import type { QuoteActor, ShopProps } from './shop-props'
import styles from './shop.module.css'

type Props<Kind extends QuoteKind> = ShopProps & {
  readonly kind: Kind
  readonly submit?: string
  /** No quote can be requested now; the text among the fields says why. */
  readonly blocked?: boolean
  /** The failure is already shown among the fields. */
  readonly failureShown?: boolean
  /** Data for the form is being loaded. */
  readonly fetching?: boolean
  /** Whether the link to the beneficiaries is shown above the fields. */
  readonly linked?: boolean
  readonly children: ReactNode
}

const failuresOf = (snapshot: ReturnType<QuoteActor['getSnapshot']>) => errors(snapshot).fields

/**
 * The frame of a quote form, whose button is in the bar below. It starts with the draft, reports every change to the
 * machine, and is empty after a quote.
 */
export const QuoteForm = <Kind extends QuoteKind>({ actor, kind, ...options }: Props<Kind>) => {
  const {
    submit = 'Get Quote',
    blocked = false,
    failureShown = false,
    fetching = false,
    linked = true,
    children,
  } = options
  const bar = useContext(QuoteBar)
  const busy = useSelector(actor, isBusy)
  const quoted = useSelector(actor, isQuoted)
  // oxlint-disable-next-line react/exhaustive-deps -- a quote resets the form
  const begun = useMemo(() => forms(actor.getSnapshot())[kind], [actor, kind, quoted])
  const formErrors = useSelector(actor, errors)
  const typed = useCallback((form: QuoteForms[Kind]) => ({ kind, form }) as unknown as Typed, [kind])
  const toEvent = useCallback(
    (form: QuoteForms[Kind]) => ({ type: 'request-quote', typed: typed(form) }) as const,
    [typed],
  )
  const onSubmit = useMachineForm(actor, toEvent, failuresOf)
  return (
    <Form<QuoteForms[Kind]> key={`${kind} ${String(quoted)}`} onSubmit={onSubmit} initialValues={begun}>
      {({ handleSubmit }) => (
        <form
          id="quote-form"
          className={styles.form}
          method="post"
          noValidate
          aria-busy={fetching}
          onSubmit={handleSubmit}
        >
          <FormChangeListener<QuoteForms[Kind]>
            onChange={(form) => {
              actor.send({ type: 'fill-in', typed: typed(form) })
            }}
          />
          {linked && <SetupBeneficiaries actor={actor} />}
          {children}
          <FormErrorsSummary errors={formErrors} failureShown={failureShown} />
          {bar &&
            createPortal(
              <Button type="submit" form="quote-form" variant="primary" busy={busy} disabled={fetching || blocked}>
                {submit}
              </Button>,
              bar,
            )}
        </form>
      )}
    </Form>
  )
}
