import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { makeLate } from '../../../../src/ui/components/state/late'
import { Waiting } from '../../../../src/ui/components/state/waiting'

const Counter = ({ name }: { readonly name: string }) => {
  const [count, setCount] = useState(0)
  return <button onClick={() => { setCount(count + 1) }}>{`${name} ${String(count)}`}</button>
}
const show = (name: string) => <Counter name={name} />

let complaints: jest.SpyInstance
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  expect(complaints.mock.calls).toEqual([])
  complaints.mockRestore()
})

test('what is on its way is waited for behind the loading animation, and keeps its state ever after', async () => {
  let arrive = (_: string) => {}
  const late = makeLate(() => new Promise<string>((resolve) => { arrive = resolve }))
  const { rerender } = await act(() => Promise.resolve(render(<Waiting for={late} show={show} />)))
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  await act(async () => {
    arrive('form')
    await late.ready()
  })
  act(() => { screen.getByRole('button').click() })
  rerender(<Waiting for={late} show={show} />)
  expect(screen.getByRole('button')).toHaveTextContent('form 1')
})

test('what was there before is shown with the first render', async () => {
  const late = makeLate(() => Promise.resolve('form'))
  await late.ready()
  render(<Waiting for={late} show={show} />)
  expect(screen.getByRole('button')).toHaveTextContent('form 0')
})

test('another one is waited for anew in the same place', async () => {
  const first = makeLate(() => Promise.resolve('first'))
  const second = makeLate(() => Promise.resolve('second'))
  await first.ready()
  const { rerender } = render(<Waiting for={first} show={show} />)
  await act(async () => {
    rerender(<Waiting for={second} show={show} />)
    await second.ready()
  })
  expect(screen.getByRole('button')).toHaveTextContent('second')
})
