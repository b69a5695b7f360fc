import type { RawClient } from './raw-client'

/** The file of the certificate of a customer's newest policy. */
export const newestCertificate = async (client: RawClient): Promise<Buffer> => {
  const { result } = await client.get('/api/services/app/Policy/GetAll?MaxResultCount=1')
  const { items } = result as { readonly items: ReadonlyArray<{ readonly certificateUrl: string }> }
  const file = await fetch(new URL(items[0]?.certificateUrl ?? '', client.origin))
  return Buffer.from(await file.arrayBuffer())
}
