import * as t from 'io-ts'

/** The list of a request, with the most items that it may have: a longer one is refused before they are read (requirement RUN-07). */
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
