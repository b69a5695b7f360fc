import { stepOf } from '../../../domain/kyc/step-numbers'
import { attachmentOf } from '../../attachment/selectors'
import { output } from '../../core/output'
import { documentFile, documentRequest } from '../setup/requests'
import { kycSetup } from '../setup/setup'
import { ignoreWhileBusy, onDefect, saveAnswered, submitOrToastTo } from '../setup/transitions'

/** A file is chosen, prepared, read and uploaded; the upload can be stopped. */
export const document = kycSetup.createStateConfig({
  description: `Step ${stepOf('document')}. The chosen file is prepared while the form is being filled in.`,
  initial: 'Editing',
  entry: 'beginAttachment',
  exit: 'clearDocumentData',
  invoke: {
    id: 'attachment',
    src: 'attachment',
    input: ({ context }) => ({ file: context.forms.document.file }),
    onSnapshot: { actions: { type: 'storeAttachment', params: ({ event }) => attachmentOf(event.snapshot) } },
  },
  states: {
    Editing: {
      description: 'The form can be edited and submitted.',
      tags: 'settled',
      on: {
        'choose-file': { actions: { type: 'passFile', params: ({ event }) => event.file } },
        'submit-document': submitOrToastTo('Preparing'),
      },
    },
    Preparing: {
      description: 'Waits until the file is prepared.',
      tags: 'busy',
      entry: { type: 'passFile', params: ({ context }) => context.forms.document.file },
      always: [
        { guard: 'isFileReady', target: 'Reading' },
        { guard: 'isFileRefused', target: 'Editing', actions: 'showFileError' },
      ],
      on: { ...ignoreWhileBusy, 'stop-sending': 'Editing' },
    },
    Reading: {
      description: 'The file is being read.',
      tags: 'busy',
      on: { ...ignoreWhileBusy, 'stop-sending': 'Editing' },
      invoke: {
        src: 'readDocument',
        input: documentFile,
        onDone: [
          {
            guard: { type: 'isRight', params: output },
            target: 'Saving',
            actions: { type: 'storeDocumentData', params: output },
          },
          { target: 'Editing', actions: { type: 'showFailure', params: output } },
        ],
        onError: onDefect,
      },
    },
    Saving: {
      description: 'The document is being uploaded and can be stopped; once all of it is sent, the status decides.',
      tags: 'busy',
      entry: { type: 'countSent', params: () => 0 },
      on: {
        ...ignoreWhileBusy,
        'upload-progressed': { actions: { type: 'countSent', params: ({ event }) => event.fraction } },
        'stop-sending': [{ guard: 'isWhollySent', target: '#kyc.Checking' }, { target: 'Editing' }],
      },
      invoke: {
        src: 'saveDocument',
        input: ({ context, self }) =>
          documentRequest({ context }, (fraction) => {
            self.send({ type: 'upload-progressed', fraction })
          }),
        onDone: saveAnswered,
        onError: onDefect,
      },
    },
  },
})
