/** The values that there are: none that is `undefined`, `null`, empty or `false`. */
export const present = <Values extends Readonly<Record<string, unknown>>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as {
    readonly [Name in keyof Values]?: Exclude<Values[Name], undefined | null | false | ''>
  }
