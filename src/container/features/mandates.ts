import { isAwaitingTransfer } from '../../domain/mandate/activation'
import { mandateSortColumns } from '../../domain/mandate/mandate'
import { MANDATE_LIST_PAGE_SIZE } from '../../domain/rules/constants'
import { makePageVisibility } from '../../adapters/browser/page-visibility'
import { makeClipboard } from '../../adapters/browser/clipboard'
import { makeMandatePort } from '../../adapters/http/mandate'
import { copyingPorts, makeCopyingImplementations } from '../../machines/copying/actors'
import { copyingMachine } from '../../machines/copying/machine'
import { listPorts } from '../../machines/list/actors'
import { makeListWithDetails } from '../../machines/list/list-with-details'
import { PageVisibility } from '../../ports/page-visibility'
import { Clipboard } from '../../ports/clipboard'
import { Connectivity } from '../../ports/connectivity'
import { MandatePort } from '../../ports/mandate-port'
import { defineFeature } from '../binding/define-feature'
import { Http } from '../binding/tokens'

/** The list of mandates, the details of one above it, and copying the accounts that activate one. */
export const feature = defineFeature('mandates', {
  ports: (bind) => {
    bind(MandatePort, makeMandatePort, Http)
    bind(Clipboard, () => makeClipboard(window))
    bind(PageVisibility, (connectivity: Connectivity) => makePageVisibility(window, connectivity), Connectivity)
  },
  needs: { ...copyingPorts, ...listPorts, port: MandatePort, pageVisibility: PageVisibility },
  make: (ports) => ({
    ...makeListWithDetails('mandates', ports, {
      sortable: mandateSortColumns,
      pageSize: MANDATE_LIST_PAGE_SIZE,
      isPending: isAwaitingTransfer,
    }),
    copying: { machine: copyingMachine.provide(makeCopyingImplementations(ports)), input: () => undefined },
  }),
})
