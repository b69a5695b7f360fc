import { render } from '@testing-library/react'
import { breakable } from '../../../../src/ui/components/page/breakable'

const markupOf = (text: string) => render(<p>{breakable(text)}</p>).container.querySelector('span')?.innerHTML

describe('the places where a long word may break', () => {
  test.each([
    ['demo.customer@portal.test', 'demo.<wbr>customer<wbr>@portal.<wbr>test'],
    ['write to demo.customer@portal.test today', 'write to demo.<wbr>customer<wbr>@portal.<wbr>test today'],
    ['HB/M/26/00038', 'HB/<wbr>M/<wbr>26/<wbr>00038'],
    ['PAY-5219DD2717D2', 'PAY-<wbr>5219DD2717D2'],
    ['https://portal.test/verify/abc', 'https://<wbr>portal.<wbr>test/<wbr>verify/<wbr>abc'],
  ])('%s: before the @, and after dots, slashes and dashes', (text, markup) => {
    expect(markupOf(text)).toBe(markup)
  })

  test.each([
    '₦12,345,250,000.00',
    '2026-01-05 10:00',
    '0123456789',
    '+2348031234567',
    'Comprehensive Motor',
    'a@b.test',
    '-',
  ])('%s has none', (text) => {
    expect(render(<p>{breakable(text)}</p>).container.innerHTML).toBe(`<p>${text}</p>`)
  })

  test('a text that is copied or read is what it was', () => {
    const text = ' a.long_address-of@some.body.test\nHB/M/26/00038  @@@@@@@@@@@@a '
    expect(render(<p>{breakable(text)}</p>).container.textContent).toBe(text)
  })
})
