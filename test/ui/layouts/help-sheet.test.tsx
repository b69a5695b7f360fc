import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WithHelpSheet } from '../../../src/ui/layouts/help-sheet'
import { useHelpSheet } from '../../../src/ui/session/use-help-sheet'
import { contactAddresses, plainContact } from '../../support/contact-addresses'

const GetHelp = ({ policyNo }: { readonly policyNo?: string }) => {
  const openHelp = useHelpSheet()
  return <button onClick={() => openHelp(policyNo)}>Get help</button>
}

const sheetOf = async (policyNo?: string) => {
  render(
    <WithHelpSheet>
      <GetHelp {...(policyNo !== undefined && { policyNo })} />
    </WithHelpSheet>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Get help' }))
  return screen.getByRole('dialog', { name: 'Get help' })
}

test('[HELP-01: policy] in a policy’s context its number alone is filled into a message', async () => {
  expect(contactAddresses(await sheetOf('HB/M/26/00042'))).toEqual([
    plainContact[0],
    `${plainContact[1]}?text=Policy%20HB%2FM%2F26%2F00042`,
    `${plainContact[2]}?subject=Policy%20HB%2FM%2F26%2F00042`,
  ])
})

test('[HELP-01: policy] elsewhere nothing is filled in, and the sheet closes to its button', async () => {
  expect(contactAddresses(await sheetOf())).toEqual(plainContact)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Get help' })).toHaveFocus()
})
