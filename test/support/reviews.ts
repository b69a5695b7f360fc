import { rawClient } from './raw-client'

/** The version of a customer's sections as it is listed now. */
export const versionOf = async (origin: string, emailAddress: string): Promise<string> => {
  const { result } = await rawClient(origin).get(`/sandbox/kyc?emailAddress=${encodeURIComponent(emailAddress)}`)
  const [review] = Array.isArray(result) ? (result as readonly { readonly version: string }[]) : []
  return review?.version ?? ''
}

/** Lists what there is to review of a customer, and decides it. */
export const review = async (
  origin: string,
  emailAddress: string,
  decision: Readonly<Record<string, unknown>>,
): Promise<Awaited<ReturnType<ReturnType<typeof rawClient>['post']>>> =>
  rawClient(origin).post('/sandbox/kyc', {
    emailAddress,
    version: await versionOf(origin, emailAddress),
    ...decision,
  })
