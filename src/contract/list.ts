import * as t from 'io-ts'
import { FiniteNumber, tolerant } from './codecs'

/** The list of a request, with the most items that it may have: a longer one is refused before they are read. */
export class ListType<C extends t.Mixed> extends t.ArrayType<C, t.TypeOf<C>[], t.OutputOf<C>[]> {
  constructor(
    item: C,
    readonly maximum: number,
  ) {
    const list = t.array(item)
    super(list.name, list.is, list.validate, list.encode, item)
  }
}

export const List = <C extends t.Mixed>(item: C, maximum: number): ListType<C> => new ListType(item, maximum)

/**
 * A list in a response that a customer chooses from. An item that cannot be read is left out, and reported: the others can be
 * chosen.
 */
export class ChoicesType<C extends t.Mixed> extends t.ArrayType<C, t.TypeOf<C>[], t.OutputOf<C>[]> {
  constructor(item: C) {
    const list = t.array(item)
    super(list.name, list.is, list.validate, list.encode, item)
  }
}

export const Choices = <C extends t.Mixed>(item: C): t.ArrayC<C> => new ChoicesType(item)

/** A complete list: `result.items`, with or without a count. */
export const Items = <C extends t.Mixed>(item: C, list = t.array(item)) =>
  t.strict({ items: list, totalCount: tolerant(FiniteNumber) }, `items of ${item.name}`)

export const Page = <C extends t.Mixed>(item: C, list = t.array(item)) =>
  t.strict({ totalCount: FiniteNumber, items: list }, `page of ${item.name}`)
