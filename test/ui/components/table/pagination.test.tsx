import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageNumbers } from '../../../../src/ui/components/table/page-numbers'
import { Pagination } from '../../../../src/ui/components/table/pagination'

describe('Pagination', () => {
  const show = (page: number, total: number) => {
    const onPage = jest.fn()
    render(<Pagination page={page} pageSize={10} total={total} onPage={onPage} />)
    return onPage
  }

  it('[TABLE-04: count, buttons] shows its range, and turns pages', async () => {
    const onPage = show(1, 38)
    expect(screen.getByText('Showing 11 to 20 of 38 results')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(onPage).toHaveBeenLastCalledWith(2)
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(onPage).toHaveBeenLastCalledWith(0)
    await userEvent.click(screen.getByRole('button', { name: 'Page 4' }))
    expect(onPage).toHaveBeenLastCalledWith(3)
  })

  it('[TABLE-04: count] ends with the last result', () => {
    show(3, 38)
    expect(screen.getByText('Showing 31 to 38 of 38 results')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('[TAP-04] announces its range, and its last button keeps the focus without turning pages', async () => {
    const onPage = show(3, 38)
    expect(screen.getByRole('status')).toHaveTextContent('Showing 31 to 38 of 38 results')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus()
    expect(onPage).not.toHaveBeenCalled()
  })

  it('[TABLE-04: zero results] shows zeros without results, and neither page buttons nor page sizes', () => {
    render(
      <Pagination page={0} pageSize={10} total={0} onPage={jest.fn()}>
        <select aria-label="Rows per page" />
      </Pagination>,
    )
    expect(screen.getByText('Showing 0 to 0 of 0 results')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it.each([
    [0, 4, [0, 1, 2, 3]],
    [0, 40, [0, 1, 2, 3, 4, 5, 6]],
    [20, 40, [17, 18, 19, 20, 21, 22, 23]],
    [39, 40, [33, 34, 35, 36, 37, 38, 39]],
  ])('[TABLE-04: seven buttons] on page %i of %i it offers at most seven', (page, count, offered) => {
    expect(pageNumbers(page, count)).toEqual(offered)
  })

  it('[TABLE-04: seven buttons] has a button for each offered page, seven of many', () => {
    show(20, 400)
    expect(screen.getAllByRole('button', { name: /^Page \d+$/ }).map((button) => button.textContent)).toEqual([
      '18',
      '19',
      '20',
      '21',
      '22',
      '23',
      '24',
    ])
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('21')
  })
})
