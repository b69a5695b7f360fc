import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { choose as chooseFrom } from '../../../support/choose'
import { everyError } from '../../../support/builders'
import { fillIn } from '../../../support/fill-in'
import '../../../support/screens/account'
import { landing } from '../../../support/landing-page'
import { fails, scripted, type Answer } from '../../../support/scripted-ports'
import { field, onward, openWizard, passTime, step } from './open-wizard'
import { samplePdf } from '../../../support/sample-files'

/** Everything that the browser stores, as one text. */
const stored = (): string => {
  const all = [window.localStorage, window.sessionStorage].map((storage) => Object.entries(storage))
  return JSON.stringify([all, document.cookie, window.location.href])
}

type Case = {
  readonly status: string
  readonly title: string
  readonly call: string
  readonly fill: (user: UserEvent) => Promise<void>
  /** What must be stored, and what must never be. */
  readonly stays: readonly string[]
  readonly never: readonly string[]
  /** The contents of the form after a reload. */
  readonly after: () => void
}

const type = async (user: UserEvent, label: string, text: string) => {
  await user.clear(field(label))
  await fillIn(user, field(label), text)
}
const choose = (question: string, answer: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: answer })

const cases: readonly Case[] = [
  {
    status: 'NewlyRegistered',
    title: 'User Details',
    call: 'saveUserDetails',
    fill: async (user) => {
      await type(user, 'First name', 'Typedname')
      await type(user, 'Phone number', '08055554444')
    },
    stays: ['Typedname', '08055554444'],
    never: [],
    after: () => {
      expect(field('First name')).toHaveValue('Typedname')
      expect(field('Phone number')).toHaveValue('08055554444')
    },
  },
  {
    status: 'PendingAccountInfo',
    title: 'Bank Account Information',
    call: 'verifyAccount',
    fill: async (user) => {
      await chooseFrom(user, field('Bank name'), 'Second Bank')
      await type(user, 'Account number', '0010246780')
    },
    stays: ['0010246780'],
    never: [],
    after: () => {
      expect(field('Account number')).toHaveValue('0010246780')
      expect(field('Bank name')).toHaveDisplayValue('Second Bank')
    },
  },
  {
    status: 'PendingBvnInfo',
    title: 'BVN Information',
    call: 'verifyBvn',
    fill: (user) => type(user, 'BVN number', '22233344455'),
    stays: [],
    never: ['22233344455'],
    after: () => {
      expect(field('BVN number')).toHaveValue('')
    },
  },
  {
    status: 'PendingEmployerInfo',
    title: 'Employer Details',
    call: 'saveEmployer',
    fill: async (user) => {
      for (const label of ["Employer's name", 'Mobile number', 'Company name', 'Tax number', 'Company address'])
        await type(user, label, `Typed ${label}`)
      await chooseFrom(user, field('Company country'), 'Ghana')
    },
    stays: ["Typed Employer's name", 'Typed Tax number', 'Ghana', 'Typed Company address'],
    never: [],
    after: () => {
      expect(field('Company name')).toHaveValue('Typed Company name')
    },
  },
  {
    status: 'PendingMedicalInfo',
    title: 'Select the following based on which is applicable',
    call: 'saveMedical',
    fill: async (user) => {
      await user.click(choose('Malaria?', 'Yes'))
      await user.click(choose('Asthma?', 'No'))
    },
    stays: [],
    never: ['Malaria', 'Asthma', 'Yes'],
    after: () => {
      expect(choose('Malaria?', 'Yes')).not.toBeChecked()
    },
  },
  {
    status: 'PendingIdentificationUpload',
    title: 'Document Upload',
    call: 'saveDocument',
    fill: async (user) => {
      await user.selectOptions(field('Document type'), 'National ID')
      await user.upload(
        field('File'),
        new File([Uint8Array.from(samplePdf({ note: 'secret' }))], 'my-card.pdf', { type: 'application/pdf' }),
      )
    },
    stays: ['NationalId'],
    never: ['my-card', 'secret', samplePdf({ note: 'secret' }).toString('base64').slice(0, 8)],
    after: () => {
      expect(field('Document type')).toHaveDisplayValue('National ID')
      expect(screen.queryByText(/my-card/)).not.toBeInTheDocument()
    },
  },
]

const expectSaved = ({ stays, never }: Case) => {
  stays.forEach((text) => {
    expect(stored()).toContain(text)
  })
  never.forEach((text) => {
    expect(stored()).not.toContain(text)
  })
}

describe.each(cases)('what is typed in "$title"', (wizard) => {
  const { status, title, fill, call, after } = wizard

  test('[KYC-13] is stored when the page is left, and restored afterwards: never what must not be stored', async () => {
    const first = await openWizard(status)
    await step(title)
    await fill(first.user)
    act(() => {
      window.dispatchEvent(new Event('pagehide'))
    })
    expectSaved(wizard)
    first.unmount()
    await openWizard(status)
    await step(title)
    after()
  })

  test('[SESS-05] [KYC-13] is stored before a save is answered, and stays after the session has ended', async () => {
    const ended: Answer<never> = fails(everyError.Unauthorised)
    const { user, store } = await openWizard(status, { [call]: scripted<never, never>(ended) })
    await step(title)
    await fill(user)
    await user.click(onward())
    // An invalid form is not sent, and is stored half a second after its last key.
    await waitFor(() => {
      expectSaved(wizard)
    })
    act(() => {
      store.refuseToken('the-token')
    })
    await screen.findByRole('heading', { name: 'Login' })
    expectSaved(wizard)
    expect(window.localStorage.getItem('token')).toBeNull()
  })
})

describe('a log-out', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('[SESS-04] [KYC-13] removes what was typed a moment before it', async () => {
    const { user } = await openWizard('NewlyRegistered', {}, { advanceTimers: jest.advanceTimersByTime })
    await step('User Details')
    await type(user, 'First name', 'Typedname')
    // No time passes here, so that the draft is still pending.
    expect(stored()).not.toContain('Typedname')
    await user.click(screen.getByRole('button', { name: /^Profile menu/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await landing()
    await passTime(1_000)
    act(() => {
      window.dispatchEvent(new Event('pagehide'))
    })
    expect(window.localStorage).toHaveLength(0)
  })
})
