/**
 * The relationships of a beneficiary to the insured that Nigerian proposal and next-of-kin forms commonly offer, with
 * our own codes. The meaning of a code never changes.
 */
export const relationshipTypes: readonly { readonly relationshipCode: string; readonly relationshipName: string }[] = [
  { relationshipCode: 'SPOUSE', relationshipName: 'Spouse' },
  { relationshipCode: 'SON', relationshipName: 'Son' },
  { relationshipCode: 'DAUGHTER', relationshipName: 'Daughter' },
  { relationshipCode: 'FATHER', relationshipName: 'Father' },
  { relationshipCode: 'MOTHER', relationshipName: 'Mother' },
  { relationshipCode: 'BROTHER', relationshipName: 'Brother' },
  { relationshipCode: 'SISTER', relationshipName: 'Sister' },
  { relationshipCode: 'GRANDPARENT', relationshipName: 'Grandparent' },
  { relationshipCode: 'GRANDCHILD', relationshipName: 'Grandchild' },
  { relationshipCode: 'UNCLE', relationshipName: 'Uncle' },
  { relationshipCode: 'AUNT', relationshipName: 'Aunt' },
  { relationshipCode: 'NEPHEW', relationshipName: 'Nephew' },
  { relationshipCode: 'NIECE', relationshipName: 'Niece' },
  { relationshipCode: 'COUSIN', relationshipName: 'Cousin' },
  { relationshipCode: 'IN_LAW', relationshipName: 'In-law' },
  { relationshipCode: 'WARD', relationshipName: 'Ward' },
  { relationshipCode: 'GUARDIAN', relationshipName: 'Guardian' },
  { relationshipCode: 'FRIEND', relationshipName: 'Friend' },
  { relationshipCode: 'OTHER', relationshipName: 'Other' },
]
