import { NotFoundError } from './errors'

/** An id of ours that came back as text. @throws NotFoundError for what can be no id, as for one that is not there */
export const rowIdOf = (entity: string, id: string | number): number => {
  const text = String(id)
  if (!/^\d{1,15}$/.test(text)) throw new NotFoundError(entity, text)
  return Number(text)
}
