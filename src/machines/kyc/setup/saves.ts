import type { KycRequests } from '../../../domain/kyc/parts/parts'
import { partNames } from '../../../domain/kyc/step-numbers'
import { pascalCase } from '../../../domain/values/pascal-case'
import type { KycPort, SavedPart, SaveName } from '../../../ports/kyc-port'
import { fromForm } from '../../core/actors'

/** The parts whose save is one request; the upload of a document also reports its progress. */
type PlainPart = Exclude<SavedPart, 'document'>

const isPlain = (part: string): part is PlainPart => part !== 'bvn' && part !== 'document'
const saveName = <Part extends PlainPart>(part: Part) => `save${pascalCase(part)}` as SaveName<Part>

type Saves = {
  readonly [Part in PlainPart as SaveName<Part>]: ReturnType<typeof fromForm<KycRequests[Part], void>>
}

/** The actors that save a step, such as `saveBankAccount`; an invalid form is not sent. */
export const savesBy = (port: KycPort): Saves =>
  Object.fromEntries(
    partNames.filter(isPlain).map((part) => [saveName(part), fromForm(port[saveName(part)] as never)]),
  ) as Saves
