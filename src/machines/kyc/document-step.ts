import { attachmentOf } from '../attachment/selectors'
import { output } from '../core/output'
import { documentFile, documentRequest } from './requests'
import { kycSetup } from './setup'
import { ignoreWhileBusy, onDefect, saveAnswered, submitOrToastTo } from './transitions'

/** Step 6 of the wizard: a file is chosen, made ready, read and sent, and can be stopped on its way. */
export const documentStep = kycSetup.createStateConfig({
  description: 'Step 6. The chosen file is made ready beside the form.',
  initial: 'Editing',
  entry: 'beginAttachment',
  exit: 'forgetDocumentData',
  invoke: {
    id: 'attachment',
    src: 'attachment',
    input: ({ context }) => ({ file: context.forms.document.file }),
    onSnapshot: { actions: { type: 'storeAttachment', params: ({ event }) => attachmentOf(event.snapshot) } },
  },
  states: {
    Editing: {
      description: 'The document waits for the customer.',
      tags: 'settled',
      on: {
        'choose-file': { actions: { type: 'passFile', params: ({ event }) => event.file } },
        'submit-document': submitOrToastTo('Preparing'),
      },
    },
    Preparing: {
      description: 'The form waits for its file to be ready.',
      tags: 'busy',
      entry: { type: 'passFile', params: ({ context }) => context.forms.document.file },
      always: [
        { guard: 'isFileReady', target: 'Reading' },
        { guard: 'isFileRefused', target: 'Editing', actions: 'showFileError' },
      ],
      on: { ...ignoreWhileBusy, 'stop-sending': 'Editing' },
    },
    Reading: {
      description: 'The device reads the file.',
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
      description: 'The document is on its way. It can be stopped; once all of it is sent, what became of it is asked.',
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
