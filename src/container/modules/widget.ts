import { ContainerModule } from 'inversify'
import { makeIframeWidget } from '../../adapters/widget/iframe-widget'
import { PaymentWidget } from '../../ports/payment-widget'
import { ConfigurationSource } from '../tokens'

/** The payment widget, at the address that the configuration names. */
export const widgetModule = new ContainerModule(({ bind }) => {
  bind<PaymentWidget>(PaymentWidget).toResolvedValue(
    (configuration: ConfigurationSource) =>
      makeIframeWidget({ address: async () => (await configuration()).widget, browser: window }),
    [ConfigurationSource],
  )
})
