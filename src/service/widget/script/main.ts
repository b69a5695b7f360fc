/** The script of the payment widget's page. */
import { completeBank } from './banks'
import { groupCardNumber } from './card-number'
import { followMandate, planIfChosen } from './mandate-plan'
import { postHeight, untilOpened } from './messages'
import { openOrder, postOutcome } from './order'
import { byId, formOf } from './page'
import { dropSecondTaps } from './second-tap'
import { postClosed, submit } from './submit'
import { followTabs } from './tabs'

completeBank()
followMandate()
dropSecondTaps()
groupCardNumber()
followTabs(planIfChosen)

for (const way of ['card', 'mandate'] as const) {
  const form = formOf(way)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form, `/pay/${way}`)
  })
}
for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', postClosed)
byId('done').addEventListener('click', postOutcome)

untilOpened(() => {
  void openOrder().then((isPayable) => {
    if (isPayable) planIfChosen()
  })
})

const [main] = document.getElementsByTagName('main')
if (main !== undefined)
  new ResizeObserver(() => postHeight(Math.ceil(main.getBoundingClientRect().height))).observe(main)
