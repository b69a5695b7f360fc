import { makes, type Make } from './makes'

export type Model = { readonly modelId: number; readonly modelName: string }

export const makeById = (id: string | number): Make | undefined => makes.find((make) => String(make.id) === String(id))

export const modelsOf = (make: Make): readonly Model[] =>
  make.models.map((modelName, index) => ({ modelId: make.id * 100 + index + 1, modelName }))

/** A model of this make; `undefined` for a model of another make. */
export const modelById = (make: Make, id: string | number): Model | undefined =>
  modelsOf(make).find(({ modelId }) => String(modelId) === String(id))
