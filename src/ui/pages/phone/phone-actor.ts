import type { ActorRefFrom } from 'xstate'
import type { PhoneMachine } from '../../../machines/phone/machine'
import { errors } from '../../../machines/phone/selectors'

type PhoneActor = ActorRefFrom<PhoneMachine>

/** The props of both forms of the page. */
export type FormProps = { readonly actor: PhoneActor }

export const failuresOf = (snapshot: ReturnType<PhoneActor['getSnapshot']>) => errors(snapshot).fields
