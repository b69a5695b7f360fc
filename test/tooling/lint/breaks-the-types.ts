type Broken = { readonly setting: string; readonly code: string; readonly text: string }

/** Code that the compiler rejects only because of one setting of tsconfig.json. */
export const breaksTheTypes: ReadonlyArray<Broken> = [
  { setting: 'none', code: 'TS2322', text: "export const a: number = 'a'" },
  { setting: 'strict', code: 'TS7006', text: 'export const f = (a) => 1' },
  { setting: 'lib', code: 'TS2550', text: 'export const a = new Set([1]).union(new Set([2]))' },
  { setting: 'noUncheckedIndexedAccess', code: 'TS2322', text: 'export const f = (list: number[]): number => list[0]' },
  {
    setting: 'exactOptionalPropertyTypes',
    code: 'TS2375',
    text: 'export const a: { b?: number } = { b: undefined }',
  },
  {
    setting: 'noImplicitOverride',
    code: 'TS4114',
    text: 'class A {\n  a = 1\n}\nexport class B extends A {\n  a = 2\n}',
  },
  {
    setting: 'noFallthroughCasesInSwitch',
    code: 'TS7029',
    text: 'export const f = (a: number) => {\n  let b = 0\n  switch (a) {\n    case 1:\n      b = 1\n    default:\n      b += 2\n  }\n  return b\n}',
  },
  {
    setting: 'verbatimModuleSyntax',
    code: 'TS1484',
    text: "import { Shape } from '../../thing'\nexport type A = Shape",
  },
  { setting: 'moduleResolution', code: 'TS2307', text: "import { a } from '../nowhere'\nexport const b: unknown = a" },
]
