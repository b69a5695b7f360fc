import { everyError } from '../../support/builders'
import { fails, never, scripted, succeeds } from '../../support/scripted-ports'
import { stopAll } from '../../support/simulated'
import { sectionsWith } from '../../support/verification-builders'
import { openAt, withStatus } from './start-wizard'

afterEach(stopAll)

describe('the states of the sections', () => {
  test.each([everyError.NotFound, everyError.Forbidden, everyError.Rejected, everyError.ContractBroken])(
    'are optional if the server does not offer them (%j)',
    async (error) => {
      const wizard = await openAt('PendingEmployerInfo', { verification: { sections: scripted(fails(error)) } })
      expect(wizard.is({ Employer: 'Editing' })).toBe(true)
    },
  )

  test.each([everyError.Offline, everyError.Outage, everyError.NoAnswer, everyError.RateLimited])(
    'are requested again after a failed connection (%j)',
    async (error) => {
      const wizard = await openAt('PendingEmployerInfo', {
        verification: { sections: scripted(fails(error), succeeds(sectionsWith())) },
        reads: [withStatus('PendingEmployerInfo')],
      })
      expect(wizard.is('OpeningFailed')).toBe(true)
      wizard.send({ type: 'try-again' })
      await wizard.reaches({ Employer: 'Editing' })
    },
  )

  test('are loaded before a step opens', async () => {
    const wizard = await openAt('PendingEmployerInfo', { verification: { sections: scripted(never) } })
    expect(wizard.is('Opening')).toBe(true)
  })
})
