/** The test that has to notice a fault: one of jest, a journey in a browser, or a picture. `title` is a part of its title. */
export type Proof =
  | {
      readonly by: 'jest'
      readonly project: 'ui' | 'service' | 'contract'
      readonly file: string
      readonly title: string
    }
  | { readonly by: 'journey' | 'picture'; readonly file: string; readonly title: string }

export type NamedFault = {
  /** What is wrong with it. */
  readonly name: string
  readonly file: string
  /** A text that the file has once, and the one that it has instead. */
  readonly edit: readonly [find: string, instead: string]
  readonly proof: Proof
}

export const journey = (file: string, title: string): Proof => ({
  by: 'journey',
  file: `test/journeys/${file}.spec.ts`,
  title,
})

/** The picture of a state of the gallery. */
export const picture = (state: string): Proof => ({
  by: 'picture',
  file: 'test/gallery/gallery.spec.ts',
  title: state,
})

/** A unit test of the service. */
export const unit = (file: string, title: string): Proof => ({
  by: 'jest',
  project: 'service',
  file: `test/service/${file}.test.ts`,
  title,
})

/** A test over HTTP, or of a database. */
export const http = (file: string, title: string): Proof => ({
  by: 'jest',
  project: 'contract',
  file: `test/contract/${file}.test.ts`,
  title,
})

/** A test of a screen or a part of it. */
export const screen = (file: string, title: string): Proof => ({
  by: 'jest',
  project: 'ui',
  file: `test/ui/${file}.test.tsx`,
  title,
})

/** Whether the test needs a PostgreSQL server. */
export const needsPostgres = ({ file }: Proof): boolean => file.startsWith('test/contract/postgres/')

/** The file with the fault. @throws if the fault cannot be put in, since the file has changed */
export const withFault = (text: string, { name, file, edit: [find, instead] }: NamedFault): string => {
  const count = text.split(find).length - 1
  if (count !== 1) throw new Error(`“${name}” no longer applies: ${file} has its text ${String(count)} times`)
  return text.replace(find, () => instead)
}
