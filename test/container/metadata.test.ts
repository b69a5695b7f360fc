/** @jest-environment node */
import 'reflect-metadata'

type Metadata = {
  readonly defineMetadata: (key: unknown, value: unknown, target: object, property?: string) => void
  readonly getMetadata: (key: unknown, target: object, property?: string) => unknown
  readonly getOwnMetadata: (key: unknown, target: object, property?: string) => unknown
}

const current = (): Metadata => {
  const { defineMetadata, getMetadata, getOwnMetadata } = Reflect as unknown as Metadata
  return { defineMetadata, getMetadata, getOwnMetadata }
}

const of = (metadata: Metadata) => {
  class Parent {
    readonly name = 'parent'
  }
  class Child extends Parent {}
  const key = Symbol('key')
  metadata.defineMetadata(key, 1, Parent)
  metadata.defineMetadata(key, 2, Parent, 'name')
  metadata.defineMetadata('other', undefined, Child)
  metadata.defineMetadata('again', 1, Child)
  metadata.defineMetadata('again', 3, Child)
  const places: readonly (readonly [unknown, object, string?])[] = [
    [key, Parent],
    [key, Child],
    [key, Child, 'name'],
    [key, Parent, 'other'],
    ['other', Child],
    ['again', Child],
    ['never', new Child()],
  ]
  return places.map((place) => [metadata.getOwnMetadata(...place), metadata.getMetadata(...place)])
}

test("the portal's own three functions answer as the package does", async () => {
  const theirs = of(current())
  await import('../../src/container/metadata')
  expect(of(current())).toEqual(theirs)
})
