import { eq } from 'drizzle-orm'
import { requireRoom } from '../beneficiary/allowance'
import { setSections, markSaved } from '../kyc/section-repository'
import { addDocument, putBankAccount, putBvn, putEmployer, putMedical } from '../kyc/repository'
import { medicalQuestions } from '../kyc/medical-questions'
import { kycFields } from '../kyc/sections'
import type { Database } from '../platform/database/database'
import { customer } from '../account/tables'
import { greyPicture } from './grey-picture'

/** Completes the KYC record of the approved demo customer. The account number is a published example of its bank. */
export const seedKyc = async (db: Database, id: string, now: Date): Promise<void> => {
  const details = { phoneNumber: '+2348031234567', dateOfBirth: '1988-05-17', gender: 'Female' }
  await db.update(customer).set(details).where(eq(customer.id, id))
  await markSaved(db, id, 'User Info', now)
  const account = { name: 'CUSTOMER DEMO', description: '', bankId: 7, accountNumber: '0000014579', accountType: '10' }
  await putBankAccount(db, id, account, now)
  await putBvn(db, id, '22222222222', now)
  await putEmployer(
    db,
    id,
    {
      taxNumber: '01234567-0001',
      name: 'Personnel Department',
      description: '',
      company: 'Example Trading Limited',
      companyCountry: 'Nigeria',
      companyAddress: '1 Example Street, Lagos',
      mobileNo: '+2348031234568',
    },
    now,
  )
  await putMedical(
    db,
    id,
    medicalQuestions.map((question) => ({ question, selected: false })),
    now,
  )
  const dates = { issueDate: '2023-01-10', expiryDate: '2033-01-09' }
  await addDocument(
    { db, requireRoom },
    id,
    { type: 'NationalId', ...dates, mediaType: 'image/png', content: greyPicture },
    now,
  )
  await setSections(db, id, kycFields, 'Approved', null)
}
