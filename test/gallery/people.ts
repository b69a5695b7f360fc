import { completeKyc, logIn, newCustomer, tokenOf } from '../support/customer-builder'
import { newestCertificate } from '../support/newest-certificate'
import { pagesOf } from '../support/pdf'
import { rawClient } from '../support/raw-client'
import { logInDemo, storedQuote, type LoggedIn } from '../journeys/support/customers'
import { portal } from '../journeys/support/places'

/** Who is logged in: the demo customers, one with an order, and two in the middle of KYC. */
export type Who = 'demo' | 'new' | 'order' | 'bank-account' | 'document'

type Person = { readonly emailAddress: string; readonly token: string; readonly stored: Record<string, string> }

/** What the pictures are taken of, once for all of them: the same in each run. */
export type People = Readonly<Record<Who, Person>> & {
  /** The address at which a certificate is checked. */
  readonly checkPath: string
}

const asPerson = ({ emailAddress, client }: LoggedIn, stored: Record<string, string> = {}): Person => ({
  emailAddress,
  token: client.token ?? '',
  stored,
})

const logInNew = async (): Promise<LoggedIn> => {
  const emailAddress = 'new@portal.test'
  const client = rawClient(portal())
  const { result } = await logIn(client, emailAddress, 'Demo-pass-2025')
  return { emailAddress, client: client.withToken(tokenOf(result)) }
}

const named = async (userName: string) =>
  newCustomer(portal(), { name: 'Demo', surname: 'Customer', userName, emailAddress: `${userName}@portal.test` })

const atStep = async (userName: string, step: number): Promise<Person> => {
  const customer = await named(userName)
  await completeKyc(customer, 1, step - 1)
  return asPerson(customer)
}

const checkPathOf = async ({ client }: LoggedIn): Promise<string> => {
  const pages = await pagesOf(await newestCertificate(client))
  const [path] = /\/verify\/[\da-f-]+/.exec(pages.map(({ text }) => text).join(' ')) ?? []
  if (path === undefined) throw new Error('the certificate names no address')
  return path
}

/** One after the other, so that each has the same numbers in each run. */
export const preparePeople = async (): Promise<People> => {
  const demo = await logInDemo()
  const order = await named('order')
  return {
    demo: asPerson(demo),
    new: asPerson(await logInNew()),
    order: asPerson(order, await storedQuote(order)),
    'bank-account': await atStep('bank', 2),
    document: await atStep('document', 6),
    checkPath: await checkPathOf(demo),
  }
}

const VARIABLE = 'GALLERY_PEOPLE'

/** Hands them from the set-up to the workers. */
export const publish = (people: People): void => {
  process.env[VARIABLE] = JSON.stringify(people)
}

export const people = (): People => {
  const text = process.env[VARIABLE]
  if (text === undefined) throw new Error('the global set-up did not run')
  return JSON.parse(text) as People
}
