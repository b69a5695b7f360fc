import type { PaymentData, WidgetPayment } from '../../src/domain/payment/payment'
import type { PaidOrder } from '../../src/domain/policy/holdings'
import type { Draft } from '../../src/domain/drafts/drafts'
import type { Id } from '../../src/domain/values/id'
import type { ClientQuote } from '../../src/domain/quote/quote'
import type { DraftStore } from '../../src/ports/draft-store'
import type { PaymentWidget, WidgetEvent, WidgetHost, WidgetSlot } from '../../src/ports/payment-widget'
import type { QuoteStore } from '../../src/ports/quote-store'

/** A draft store in memory: `stored` has the drafts by flow, `log` the calls. */
export const memoryDrafts = (before: Record<string, Draft> = {}) => {
  const stored = { ...before }
  const log: string[] = []
  const drafts: DraftStore = {
    read: (flow) => stored[flow],
    save: (flow, draft, when) => {
      stored[flow] = draft
      log.push(`${when} ${flow}`)
    },
    remove: (flow) => {
      Reflect.deleteProperty(stored, flow)
      log.push(`removed ${flow}`)
    },
  }
  return Object.assign(drafts, { stored, log })
}

/** Customer updates that are counted. */
export const countedUpdates = () => {
  const state = { changes: 0 }
  return Object.assign(
    {
      changed: () => {
        state.changes += 1
      },
      watch: () => () => undefined,
    },
    { state },
  )
}

/** A quote store in memory. */
export const memoryQuotes = (quote?: ClientQuote) => {
  const state = {
    quote,
    payments: [] as PaymentData[],
    forgotten: 0,
    forgottenQuotes: [] as Id[],
    attempt: undefined as Id | undefined,
    paid: undefined as PaidOrder | undefined,
  }
  const listeners = new Set<() => void>()
  const quotes: QuoteStore = {
    quote: () => state.quote,
    saveQuote: (stored) => {
      state.quote = stored
    },
    payment: () => state.payments.at(-1),
    savePayment: (payment) => void state.payments.push(payment),
    hasOpenAttempt: (quoteId) => state.attempt === quoteId,
    saveOpenAttempt: (quoteId) => {
      state.attempt = quoteId
    },
    removeOpenAttempt: () => {
      state.attempt = undefined
    },
    paidOrder: () => state.paid,
    savePaidOrder: (order) => {
      state.paid = order
    },
    removePaidOrder: () => {
      state.paid = undefined
    },
    forget: (quoteId) => {
      state.attempt = undefined
      state.forgotten += 1
      state.forgottenQuotes.push(quoteId)
      state.quote = undefined
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  /** The changes that another tab makes to the stored quote. */
  const changesElsewhere = () => {
    listeners.forEach((listener) => {
      listener()
    })
  }
  return Object.assign(quotes, { state, listeners, changesElsewhere })
}

/** A payment widget controlled by the test: `says` sends an event of the one that was opened last. */
export const puppetWidget = () => {
  const opened: { slot: WidgetSlot; payment: WidgetPayment; isOpen: boolean }[] = []
  let host: WidgetHost | undefined
  const widget: PaymentWidget = {
    open: (slot, payment, its) => {
      const frame = { slot, payment, isOpen: true }
      opened.push(frame)
      host = its
      return () => {
        frame.isOpen = false
      }
    },
  }
  const says = (type: WidgetEvent['type']) => host?.hear({ type })
  /** The token that an open widget gets for one that has expired. */
  const renewsToken = () => host?.renewToken()
  return Object.assign(widget, { opened, says, renewsToken })
}
