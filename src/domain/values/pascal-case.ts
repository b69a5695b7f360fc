/** A name in kebab case as PascalCase: `BankAccount` for `bank-account`. */
export type PascalCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Name>

export const pascalCase = <Name extends string>(name: Name): PascalCase<Name> =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('') as PascalCase<Name>
