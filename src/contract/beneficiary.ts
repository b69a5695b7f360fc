import * as t from 'io-ts'
import { Enumeration, FiniteNumber, optional, Saved, tolerant, Text, WireId } from './codecs'
import { Choices, Items, Page } from './list'
import { endpoint } from './endpoint'
import { DocumentUpload } from './kyc'
import { IdText, PagedQuery } from './query'
import { beneficiariesPath, relationshipTypesPath } from './paths'

/** A person who is paid if the insured dies. The share is a percentage. */
export const Beneficiary = t.strict(
  {
    id: WireId,
    surname: tolerant(t.string),
    otherNames: tolerant(t.string),
    relationshipType: tolerant(Enumeration),
    sharePercentage: tolerant(FiniteNumber),
    mobileNo: tolerant(t.string),
  },
  'beneficiary',
)
export type Beneficiary = t.TypeOf<typeof Beneficiary>

/**
 * One call creates and updates: the specification does not define the path of an edit, so it is defined here.
 * The relationship is sent as its code.
 */
export const saveBeneficiary = endpoint({
  method: 'POST',
  path: '/services/app/Beneficiary/Save',
  query: t.strict({ id: optional(IdText) }, 'beneficiary query'),
  body: t.strict(
    {
      surname: Text(1, 64),
      otherNames: Text(1, 64),
      relationshipType: Text(1, 64),
      sharePercentage: FiniteNumber,
      mobileNo: Text(1, 32),
      data: optional(DocumentUpload),
    },
    'beneficiary details',
  ),
  result: Saved,
  doc:
    'Without an id adds a beneficiary with an identity document in data; with one changes that beneficiary. ' +
    'All shares of a customer add up to 100 % at most.',
  writes: true,
  needsLogIn: true,
  size: 'upload',
})

export const getBeneficiaries = endpoint({
  method: 'GET',
  path: beneficiariesPath,
  query: PagedQuery,
  result: Page(Beneficiary),
  doc: "The customer's beneficiaries, newest first unless sorted. Filter searches surname and other names.",
  writes: false,
  needsLogIn: true,
})

export const getBeneficiary = endpoint({
  method: 'GET',
  path: '/services/app/Beneficiary/GetById',
  query: t.strict({ id: IdText }, 'beneficiary query'),
  result: Beneficiary,
  doc: 'One beneficiary of the customer.',
  writes: false,
  needsLogIn: true,
})

/** A relationship to the insured: the name is displayed, the code is sent. */
export const RelationshipType = t.strict(
  { relationshipCode: t.string, relationshipName: tolerant(t.string) },
  'relationship type',
)

export const getRelationshipTypes = endpoint({
  method: 'GET',
  path: relationshipTypesPath,
  query: PagedQuery,
  result: Items(RelationshipType, Choices(RelationshipType)),
  doc: 'The relationships to choose from, all of them unless a page is requested. The path repeats its segment.',
  writes: false,
  needsLogIn: true,
})
