import { NotFoundError } from './errors'

/** Parses an id of our own. @throws NotFoundError for text that is no id, as for an id that does not exist */
export const rowIdOf = (entity: string, id: string | number): number => {
  const text = String(id)
  if (!/^\d{1,15}$/.test(text)) throw new NotFoundError(entity, text)
  return Number(text)
}
