import { screen, within } from '@testing-library/react'
import { right } from 'fp-ts/TaskEither'
import type { Mandate } from '../../../../src/domain/mandate/mandate'
import { aCustomer } from '../../../support/builders'
import { renderApp } from '../../../support/render-app'
import '../../../support/screens/mandates'
import { scripted, succeeds } from '../../../support/scripted-ports'
import { aMandate, anActivation } from '../../../support/mandate-builders'

const waiting = aMandate({ isActive: false, activation: anActivation() })
const lapsed = aMandate({ isActive: false, activation: anActivation({ hasLapsed: true }) })

const open = async (mandate: Mandate, search = '') => {
  const app = renderApp(`/dashboard/mandates${search}`, {
    profile: [succeeds(aCustomer())],
    features: {
      mandates: { list: scripted(succeeds({ rows: [mandate], total: 1 })), byId: scripted(succeeds(mandate)) },
      clipboard: { copy: () => right(undefined) },
    },
  })
  await screen.findAllByText('NGN 5,000.00')
  return app
}

const name = 'Activate your mandate for Comprehensive'

describe('[PAY-17: what to send] a mandate that waits for its transfer', () => {
  test('[PAY-12] says above the list what to send, where and until when, and what it debits; its badge is Inactive', async () => {
    const { user } = await open({ ...waiting, debits: 12 })
    const notice = within(await screen.findByRole('region', { name }))
    expect(notice.getByRole('heading', { level: 2 })).toHaveTextContent(name)
    expect(notice.getByText('12 debits of ₦5,000.00, the first on 5 January 2024.')).toBeInTheDocument()
    expect(
      notice.getByText('Send ₦50 from Guaranty Trust Bank ******4071 to one of these accounts:'),
    ).toBeInTheDocument()
    const accounts = notice
      .getAllByRole('listitem')
      .map(({ firstChild, childNodes }) => [firstChild?.textContent, childNodes[1]?.textContent])
    expect(accounts).toEqual([
      ['Fidelity Bank', '9000000001'],
      ['Union Bank of Nigeria', '9000000002'],
    ])
    expect(notice.getByText(/^Send it by 18\sJune\s2025, 14:05, and leave at least ₦100/)).toBeInTheDocument()
    expect(notice.getByText(/usually ready within two hours/)).toBeInTheDocument()
    expect(notice.getByText(/lapses and your order is unpaid again/)).toBeInTheDocument()
    expect(screen.getByText('Inactive')).toHaveClass('danger')
    await user.click(screen.getByRole('button', { name: 'Copy the account number at Union Bank of Nigeria' }))
    expect(await screen.findByRole('button', { name: /^Copied/ })).toHaveAccessibleName(/Union Bank/)
    expect(screen.getByText('The account number is copied').parentElement).toHaveAttribute('role', 'status')
  })

  test('says the same above the rows of its details', async () => {
    await open(waiting, '?mandate=4')
    const dialog = await screen.findByRole('dialog', { name: 'Mandate Details' })
    const notice = await within(dialog).findByRole('region', { name })
    expect(notice.compareDocumentPosition(within(dialog).getByText('Mandate ID'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test('asks for nothing when it has lapsed, and says so in its details', async () => {
    await open(lapsed, '?mandate=4')
    const dialog = within(await screen.findByRole('dialog', { name: 'Mandate Details' }))
    expect(
      await dialog.findByText(/so this mandate has lapsed\. Nothing was debited, and your order is unpaid again\.$/),
    ).toBeInTheDocument()
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
    expect(screen.queryByText(/^Send ₦/)).not.toBeInTheDocument()
  })
})
