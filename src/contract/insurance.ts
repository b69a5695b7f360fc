import * as t from 'io-ts'
import { optional, tolerant, WireId } from './codecs'
import { endpoint } from './endpoint'
import { Choices } from './list'
import { IdText } from './query'

export const getVehicleMakes = endpoint({
  method: 'GET',
  path: '/services/app/Insurance/GetVehicleMakes',
  result: Choices(t.strict({ id: WireId, makeName: tolerant(t.string) }, 'vehicle make')),
  doc: 'The makes of vehicle; the list itself is the result.',
  writes: false,
  needsLogIn: true,
})

export const getVehicleModels = endpoint({
  method: 'GET',
  path: '/services/app/Insurance/GetVehicleModel',
  query: t.strict({ VehicleMakeId: IdText }, 'vehicle model query'),
  result: Choices(t.strict({ modelId: WireId, modelName: tolerant(t.string) }, 'vehicle model')),
  doc: 'The models of a make; the list itself is the result.',
  writes: false,
  needsLogIn: true,
})

export const getTravelCountries = endpoint({
  method: 'GET',
  path: '/services/app/Insurance/GetTravelCountries',
  query: t.strict({ productId: optional(IdText) }, 'travel country query'),
  result: Choices(t.strict({ countryCode: t.string, countryName: tolerant(t.string) }, 'travel country')),
  doc: 'The countries that a travel product covers, by ISO 3166 code, Nigeria left out; the list itself is the result.',
  writes: false,
  needsLogIn: true,
})
