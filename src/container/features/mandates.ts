import { isAwaitingTransfer } from '../../domain/mandate/activation'
import { mandateSortColumns } from '../../domain/mandate/mandate'
import { MANDATE_LIST_PAGE_SIZE } from '../../domain/rules/constants'
import { makePageVisibility } from '../../adapters/browser/page-visibility'
import { makeClipboard } from '../../adapters/browser/clipboard'
import { makeQuoteStore } from '../../adapters/browser/quote-store'
import { makeMandatePort } from '../../adapters/http/mandate'
import { arrearsPorts, makeArrearsImplementations } from '../../machines/arrears/actors'
import { arrearsMachine } from '../../machines/arrears/machine'
import { copyingPorts, makeCopyingImplementations } from '../../machines/copying/actors'
import { copyingMachine } from '../../machines/copying/machine'
import { listPorts } from '../../machines/list/actors'
import { makeListWithDetails } from '../../machines/list/list-with-details'
import { PageVisibility } from '../../ports/page-visibility'
import { Clipboard } from '../../ports/clipboard'
import { Connectivity } from '../../ports/connectivity'
import { MandatePort } from '../../ports/mandate-port'
import { QuoteStore } from '../../ports/quote-store'
import { defineFeature } from '../binding/define-feature'
import { Http, OwnLocal } from '../binding/tokens'

/** The list of mandates, the details of one above it, paying what is owed, and copying the accounts that activate one. */
export const feature = defineFeature('mandates', {
  ports: (bind) => {
    bind(MandatePort, makeMandatePort, Http)
    bind(Clipboard, () => makeClipboard(window))
    bind(QuoteStore, (local: OwnLocal) => makeQuoteStore(local, window), OwnLocal)
    bind(PageVisibility, (connectivity: Connectivity) => makePageVisibility(window, connectivity), Connectivity)
  },
  needs: { ...arrearsPorts, ...copyingPorts, ...listPorts, port: MandatePort, pageVisibility: PageVisibility },
  make: (ports) => ({
    ...makeListWithDetails('mandates', ports, {
      sortable: mandateSortColumns,
      pageSize: MANDATE_LIST_PAGE_SIZE,
      isPending: isAwaitingTransfer,
    }),
    arrears: { machine: arrearsMachine.provide(makeArrearsImplementations(ports)), input: () => undefined },
    copying: { machine: copyingMachine.provide(makeCopyingImplementations(ports)), input: () => undefined },
  }),
})
