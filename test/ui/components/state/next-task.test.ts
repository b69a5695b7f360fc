/** @jest-environment node */
import { nextTask } from '../../../../src/ui/components/state/next-task'

test('the next task runs after every promise that has settled by now', async () => {
  const order: string[] = []
  const next = nextTask().then(() => order.push('task'))
  const chain = async () => {
    for (let link = 0; link < 50; link += 1) await Promise.resolve()
    order.push('promises')
  }
  await Promise.all([next, chain()])
  expect(order).toEqual(['promises', 'task'])
})
