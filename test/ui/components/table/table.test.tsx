import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PageSize } from '../../../../src/ui/components/table/page-size'
import { tableColumns } from '../../../../src/ui/components/table/columns'
import { SortSelect } from '../../../../src/ui/components/table/sort-select'
import { Table, type TableProps, type TableSort } from '../../../../src/ui/components/table/table'

type Fruit = { readonly id: string; readonly name: string; readonly price: number }

const columns = tableColumns<Fruit>([
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortable: true, inCard: 'title' },
  { id: 'price', header: 'Price', cell: ({ price }) => price, sortable: true, align: 'end' },
  { id: 'link', header: 'Link', cell: ({ id }) => <a href={`#${id}`}>More</a> },
])
const rows: readonly Fruit[] = [
  { id: 'a', name: 'Mango', price: 3 },
  { id: 'b', name: 'Pawpaw', price: 5 },
]

const ignore = () => undefined
const fixed: TableProps<Fruit> = {
  label: 'Fruit',
  columns,
  rows,
  rowKeyOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  sort: undefined,
  onSort: ignore,
}

const show = (more: Partial<TableProps<Fruit>> = {}) => {
  const sorts: (TableSort | undefined)[] = []
  const Held = () => {
    const [sort, setSort] = useState<TableSort>()
    return (
      <Table
        {...fixed}
        sort={sort}
        onSort={(chosen) => {
          sorts.push(chosen)
          setSort(chosen)
        }}
        {...more}
      />
    )
  }
  render(<Held />)
  return { sorts, user: userEvent.setup() }
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

describe('a table', () => {
  test('has its headers and rows by name, and a label in each cell that a card shows as a line', () => {
    show()
    expect(screen.getByRole('table', { name: 'Fruit' })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Name', 'Price', 'Link'])
    const cells = within(rowOf('Mango')).getAllByRole('cell')
    expect(cells.map((cell) => [cell.dataset['label'], cell.textContent])).toEqual([
      [undefined, 'Mango'],
      ['Price', '3'],
      ['Link', 'More'],
    ])
  })

  test('[TABLE-06: sorting] a header cycles through ascending, descending and none, and exposes the order', async () => {
    const { sorts, user } = show()
    const header = () => screen.getByRole('columnheader', { name: 'Price' })
    expect(header()).toHaveAttribute('aria-sort', 'none')
    const seen: (string | null)[] = []
    for (let press = 0; press < 4; press += 1) {
      await user.click(within(header()).getByRole('button'))
      seen.push(header().getAttribute('aria-sort'))
    }
    expect(seen).toEqual(['ascending', 'descending', 'none', 'ascending'])
    const up = { column: 'price', descending: false }
    expect(sorts).toEqual([up, { ...up, descending: true }, undefined, up])
  })

  test('[TABLE-06: sorting] another header starts with ascending, and one that cannot be sorted is not a button', async () => {
    const { sorts, user } = show()
    await user.click(screen.getByRole('button', { name: 'Price' }))
    await user.click(screen.getByRole('button', { name: 'Name' }))
    expect(sorts.at(-1)).toEqual({ column: 'name', descending: false })
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'none')
    const link = screen.getByRole('columnheader', { name: 'Link' })
    expect(link).not.toHaveAttribute('aria-sort')
    expect(within(link).queryByRole('button')).not.toBeInTheDocument()
  })

  test('rows open by a press anywhere and by Enter, but not by their controls', async () => {
    const opened: string[] = []
    const { user } = show({ onOpen: ({ id }) => void opened.push(id) })
    await user.click(screen.getByText('5'))
    expect(screen.getByRole('button', { name: 'Pawpaw' })).toHaveFocus()
    screen.getByRole('button', { name: 'Mango' }).focus()
    await user.keyboard('{Enter}')
    await user.click(within(rowOf('Mango')).getByRole('link', { name: 'More' }))
    expect(opened).toEqual(['b', 'a'])
  })

  test.each([
    ['cannot be opened', {}],
    ['can be opened', { onOpen: () => undefined }],
  ])('[TABLE-11: cards] the cards of rows that %s unfold, by a button that says so', async (_, more) => {
    const { user } = show(more)
    const mango = within(rowOf('Mango'))
    expect(mango.queryAllByRole('button', { name: 'Mango' })).toHaveLength('onOpen' in more ? 1 : 0)
    const unfold = mango.getByRole('button', { name: 'Details of Mango' })
    expect(unfold).toHaveAttribute('aria-expanded', 'false')
    await user.click(unfold)
    expect(unfold).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('button', { name: 'Details of Pawpaw' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('[TABLE-01: loading] grey rows are shown for rows that are loading, and are not announced', () => {
    show({ rows: [], waitingFor: 3 })
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getAllByRole('row')).toHaveLength(1)
    expect(document.querySelectorAll('tbody tr')).toHaveLength(3)
  })
})

test('a long table is rendered in steps, and is complete in the end', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: String(index), name: `Fruit ${index}`, price: index }))
  show({ rows: many })
  expect(screen.getByText('Fruit 0')).toBeInTheDocument()
  expect(screen.queryByText('Fruit 49')).not.toBeInTheDocument()
  expect(await screen.findByText('Fruit 49')).toBeInTheDocument()
  expect(screen.getAllByRole('row')).toHaveLength(51)
})

test('[TABLE-02: selection, select-all] rows are selected one by one, and all at once, where that is enabled', async () => {
  const seen: (readonly string[])[] = []
  const Selecting = () => {
    const [keys, setKeys] = useState<readonly string[]>([])
    const onSelect = (chosen: readonly string[]) => {
      seen.push(chosen)
      setKeys(chosen)
    }
    return <Table {...fixed} selection={{ keys, onSelect }} actionsOf={() => [{ label: 'Peel', onSelect: ignore }]} />
  }
  const { rerender } = render(<Table {...fixed} />)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument()
  rerender(<Selecting />)
  // Every part has its role, which the layout as a grid would take away.
  const parts = [...document.querySelectorAll('table, thead, tbody, tr, th, td')]
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([])
  const user = userEvent.setup()
  const all = screen.getByRole('checkbox', { name: 'Select all rows' })
  await user.click(screen.getByRole('checkbox', { name: 'Select Pawpaw' }))
  expect(all).toBePartiallyChecked()
  expect(rowOf('Pawpaw')).toHaveAttribute('aria-selected', 'true')
  await user.click(all)
  expect(all).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Select Mango' }))
  await user.click(all)
  await user.click(all)
  expect(seen.map((keys) => [...keys].sort())).toEqual([['b'], ['a', 'b'], ['b'], ['a', 'b'], []])
})

test('[TABLE-02: actions] rows have actions in a floating menu, of which disabled ones have no effect', async () => {
  const done: string[] = []
  const { user } = show({
    actionsOf: ({ id }) => [
      { label: 'Peel', onSelect: () => void done.push(`peel ${id}`) },
      { label: 'Throw away', disabled: true, onSelect: () => void done.push('never') },
    ],
  })
  screen.getByRole('button', { name: 'Actions for Mango' }).focus()
  await user.keyboard('{Enter}{ArrowDown}')
  expect(screen.getByRole('menu').style.position).toBe('fixed')
  const off = screen.getByRole('menuitem', { name: 'Throw away' })
  expect(off).toHaveFocus()
  expect(off).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('menu')).toBeInTheDocument()
  await user.keyboard('{ArrowUp}{Enter}')
  expect(done).toEqual(['peel a'])
})

test('[TABLE-06: sorting] the order of cards is a select of all sortable columns, ascending and descending, or none', async () => {
  const onSort = jest.fn()
  render(<SortSelect columns={columns.list} sort={{ column: 'name', descending: true }} onSort={onSort} />)
  const select = screen.getByLabelText('Sort by')
  expect(select).toHaveDisplayValue('Name, descending')
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Default order', 'Name, ascending', 'Name, descending', 'Price, ascending', 'Price, descending'])
  await userEvent.selectOptions(select, 'Price, ascending')
  await userEvent.selectOptions(select, 'Default order')
  expect(onSort.mock.calls).toEqual([[{ column: 'price', descending: false }], [undefined]])
})

test('[TABLE-05: sizes] the number of rows is a select', async () => {
  const onChange = jest.fn()
  render(<PageSize sizes={[10, 20, 50, 100]} value={10} onChange={onChange} />)
  const select = screen.getByLabelText('Rows per page')
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['10', '20', '50', '100'])
  await userEvent.selectOptions(select, '50')
  expect(onChange).toHaveBeenCalledWith(50)
})
