import { closeAtOnce, expectClosedOnce } from '../../support/close-at-once'
import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'

test.each([0, 1, 2, 3])(
  '[LIFE-05: refused] of payments, drops and corrections of one quote at once, the one in place %d first, one counts',
  async (first) => {
    const place = { origin: sandboxOrigin(), widgetOrigin: sandboxWidgetOrigin() }
    expectClosedOnce(await closeAtOnce([place], first))
  },
)
