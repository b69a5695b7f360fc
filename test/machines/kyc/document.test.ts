import { right, type Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Customer } from '../../../src/domain/customer/customer'
import { attachment, canStopSending, isBusy, sentPart } from '../../../src/machines/kyc/selectors'
import { aCustomer } from '../../support/builders'
import { aDocument, aFile } from '../../support/kyc-builders'
import { late, scripted, succeeds, type Answer } from '../../support/scripted-ports'
import { answersArrive, stopAll } from '../../support/simulated'
import { openAt, withStatus, type WizardScript } from './start-wizard'
import { numberOf } from '../../support/kyc/steps'

afterEach(stopAll)

const at = 'PendingIdentificationUpload'
const submit = { type: 'submit-document', form: aDocument() } as const
const unknown = 'We do not know whether this was saved. Checking…'

const open = async (script: WizardScript = {}, ...answers: readonly Answer<void>[]) => {
  const wizard = await openAt(at, { ...script, kyc: { saveDocument: scripted(...answers) } })
  return {
    ...wizard,
    submit: () => {
      wizard.send(submit)
    },
    stop: () => {
      wizard.send({ type: 'stop-sending' })
    },
    sending: () => sentPart(wizard.actor.getSnapshot()),
    /** The upload's progress. */
    progress: (fraction: number, call = 0) => wizard.kyc.saveDocument.calls[call]?.onProgress?.(fraction),
  }
}

describe('the document', () => {
  test('can be stopped while its file is being read, and a late end of the reading sends nothing', async () => {
    let read: (data: Either<never, string>) => void = () => undefined
    const wizard = await open({
      asBase64: () => () =>
        new Promise((resolve) => {
          read = resolve
        }),
    })
    wizard.submit()
    await wizard.reaches({ Document: 'Reading' })
    wizard.stop()
    expect(wizard.is({ Document: 'Editing' })).toBe(true)
    read(right('AAEC'))
    await answersArrive()
    expect([wizard.is({ Document: 'Editing' }), wizard.kyc.saveDocument.inputs]).toEqual([true, []])
  })

  test('[KYC-11] is prepared when it is chosen, before any submit', async () => {
    const wizard = await open()
    wizard.send({ type: 'choose-file', file: aFile })
    await answersArrive()
    expect(attachment(wizard.actor.getSnapshot())).toEqual({ tag: 'ready', chosen: aFile, ready: aFile })
    expect(isBusy(wizard.actor.getSnapshot())).toBe(false)
    wizard.send({ type: 'choose-file', file: undefined })
    expect(attachment(wizard.actor.getSnapshot())).toEqual({ tag: 'none' })
  })

  test('[KYC-11] [KYC-13] that cannot be sent is reported at its field, and the rest stays', async () => {
    const wizard = await open({ prepare: () => TE.left('heic') })
    wizard.submit()
    await answersArrive()
    expect(wizard.is({ Document: 'Editing' })).toBe(true)
    expect(wizard.shown().fields).toEqual([
      {
        field: 'file',
        message:
          'This photo is a HEIC file, which we cannot open. Please send a screenshot of it, or take the photo again as a JPEG.',
      },
    ])
    expect(wizard.typed().document).toEqual(submit.form)
    wizard.submit()
    expect(wizard.is({ Document: 'Editing' })).toBe(true)
    expect(wizard.shown().fields).toHaveLength(1)
  })

  test('waits for its file, and can be stopped meanwhile', async () => {
    const wizard = await open({ prepare: () => () => new Promise(() => undefined) })
    wizard.submit()
    await answersArrive()
    expect(wizard.is({ Document: 'Preparing' })).toBe(true)
    expect(canStopSending(wizard.actor.getSnapshot())).toBe(true)
    expect(wizard.sending()).toBeUndefined()
    wizard.stop()
    expect(wizard.is({ Document: 'Editing' })).toBe(true)
    expect(wizard.kyc.saveDocument.inputs).toEqual([])
  })

  test('[KYC-11] shows the sent fraction', async () => {
    const answer = late<void>()
    const wizard = await open({}, answer.answer)
    expect(wizard.sending()).toBeUndefined()
    wizard.submit()
    await answersArrive()
    expect(wizard.sending()).toBe(0)
    wizard.progress(0.4)
    expect(wizard.sending()).toBe(0.4)
    answer.succeeds(undefined)
    await wizard.reaches('Saved')
    expect(wizard.sending()).toBeUndefined()
    expect(canStopSending(wizard.actor.getSnapshot())).toBe(false)
  })

  test('[KYC-11] stopped while it is being sent: the call is cancelled, the form stays, and it can be sent again', async () => {
    const first = late<void>()
    const wizard = await open({}, first.answer, succeeds(undefined))
    wizard.submit()
    await answersArrive()
    wizard.progress(0.9)
    wizard.stop()
    expect(wizard.is({ Document: 'Editing' })).toBe(true)
    expect(wizard.kyc.saveDocument.calls[0]?.signal.aborted).toBe(true)
    first.succeeds(undefined)
    await answersArrive()
    expect(wizard.is({ Document: 'Editing' })).toBe(true)
    expect(wizard.texts()).toEqual([])
    expect(wizard.typed().document).toEqual(submit.form)
    wizard.submit()
    await wizard.reaches('Saved')
    expect(wizard.kyc.saveDocument.inputs).toHaveLength(2)
  })

  test('[ERR-04] stopped once all of it is sent: the status shows whether it took effect', async () => {
    const status = late<Customer>()
    const wizard = await open({ reads: [status.answer] }, late<void>().answer)
    wizard.submit()
    await answersArrive()
    wizard.progress(1)
    wizard.stop()
    expect(wizard.is('Checking')).toBe(true)
    expect(wizard.texts()).toEqual([`error: ${unknown}`])
    status.succeeds(aCustomer({ kycStatus: 'PendingReview' }))
    await wizard.reaches('Saved')
  })

  test('[ERR-04] and reports that it was not saved if the status has not moved', async () => {
    const wizard = await open({ reads: [withStatus(at)] }, late<void>().answer)
    wizard.submit()
    await answersArrive()
    wizard.progress(1)
    wizard.stop()
    await answersArrive()
    expect(wizard.is({ Document: 'Editing' })).toBe(true)
    expect(wizard.shown().failure?.message).toBe('This was not saved. Please try again.')
  })

  test('the sent fraction starts at zero with each try', async () => {
    const wizard = await open({}, late<void>().answer, late<void>().answer)
    wizard.submit()
    await answersArrive()
    wizard.progress(0.7)
    wizard.stop()
    wizard.submit()
    await answersArrive()
    expect(wizard.sending()).toBe(0)
  })

  test('after returning to the step, the chosen file is still there and prepared', async () => {
    const wizard = await open()
    wizard.send({ type: 'fill-in', typed: { part: 'document', form: aDocument() } })
    wizard.navigation.arrives({ screen: 'kyc', step: 3 })
    wizard.navigation.arrives({ screen: 'kyc', step: numberOf('document') })
    await answersArrive()
    expect(attachment(wizard.actor.getSnapshot())).toMatchObject({ tag: 'ready', chosen: aFile })
  })

  test('[KYC-15: limits] an expired document is not sent', async () => {
    const wizard = await open()
    wizard.send({ ...submit, form: aDocument({ expiryDate: '2025-06-15' }) })
    expect(wizard.shown().fields).toEqual([
      { field: 'expiryDate', message: 'This document has expired. Please choose one that is still valid.' },
    ])
  })
})
