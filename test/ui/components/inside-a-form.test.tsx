import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { ActionCard } from '../../../src/ui/components/buttons/action-card'
import { IconButton } from '../../../src/ui/components/buttons/icon-button'
import { DateField } from '../../../src/ui/components/fields/date-field'
import { FileField } from '../../../src/ui/components/fields/file-field'
import { PasswordField } from '../../../src/ui/components/fields/password-field'
import { Menu } from '../../../src/ui/components/menu/menu'
import { tableColumns } from '../../../src/ui/components/table/columns'
import { Pagination } from '../../../src/ui/components/table/pagination'
import { Table } from '../../../src/ui/components/table/table'
import { MaskedValue } from '../../../src/ui/pages/record/masked-value'

const ignore = () => undefined
const field = { label: 'Field', name: 'field', onChange: ignore } as const
const columns = tableColumns<{ readonly name: string }>([
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortable: true, inCard: 'title' },
  { id: 'more', header: 'More', cell: ({ name }) => name },
])
const row = { rows: [{ name: 'Mango' }], rowKeyOf: () => 'a', labelOf: () => 'Mango' }
const table = { label: 'Fruit', columns, ...row, sort: undefined, onSort: ignore }
const file = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })

/** Each part with buttons, and the button that shows more of them. */
const parts: readonly (readonly [name: string, part: ReactElement, opener: string])[] = [
  ['a card', <ActionCard title="Invest" text="Put something aside." icon={undefined} />, ''],
  ['an icon', <IconButton label="Close" icon={undefined} />, ''],
  ['a password', <PasswordField {...field} value="" autoComplete="current-password" />, ''],
  ['a file', <FileField {...field} value={file} />, ''],
  [
    'a file that is being sent',
    <FileField {...field} value={file} work={{ label: 'Sending…', onCancel: ignore }} />,
    '',
  ],
  ['the days of a calendar', <DateField {...field} value="1990-05-17" />, 'Open the calendar'],
  ['the decades of a calendar', <DateField {...field} value="" opensWith="decade" />, 'Open the calendar'],
  ['a menu', <Menu label="Actions" trigger="…" items={[{ label: 'Peel', onSelect: ignore }]} />, 'Actions'],
  ['pages', <Pagination page={1} pageSize={10} total={38} onPage={ignore} />, ''],
  ['a table', <Table {...table} actionsOf={() => []} />, ''],
  ['a table whose rows open', <Table {...table} onOpen={ignore} />, ''],
  ['a masked value', <MaskedValue label="BVN" value="22212345678" />, ''],
]

test.each(parts)('no button of %s submits the form that it may be in', async (_, part, opener) => {
  render(<form>{part}</form>)
  if (opener !== '') {
    await userEvent.click(screen.getByRole('button', { name: opener }))
    await screen.findByRole(/calendar/.test(opener) ? 'dialog' : 'menu')
  }
  const buttons = [...document.querySelectorAll('button')]
  expect(buttons).not.toEqual([])
  expect(buttons.filter(({ type }) => type !== 'button')).toEqual([])
})
