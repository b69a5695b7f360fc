import { sandboxOrigin, sandboxWidgetOrigin } from '../../support/contract-sandbox'
import { expectPaidOnce, payAtOnce, rushes } from '../../support/pay-at-once'

test.each(rushes)(
  '[PAY-08] [PAY-13: once] %s of one quote at once make one payment, one policy and one receipt',
  async (_, ways) => {
    expectPaidOnce(await payAtOnce(sandboxOrigin(), [sandboxWidgetOrigin()], ways))
  },
)
