import { kycRulesIn } from '../../.ci/build/kyc-rules'

test('a screen that loads a rule of a KYC form is named, with the file', () => {
  const light = { name: 'route-home', files: ['/project/src/domain/kyc/steps.ts', ''] }
  const heavy = { name: 'route-settings', files: [...light.files, '/project/src/domain/kyc/parts/bvn.ts'] }
  expect(kycRulesIn([light, heavy])).toEqual(['route-settings: /project/src/domain/kyc/parts/bvn.ts'])
})
