/** A car as the motor quote sends it; make and model are of the sandbox, the value is in naira. */
export const vehicle = {
  registrationNo: 'ABC-123DE',
  makeId: 1,
  modelId: 102,
  chassisNo: 'JTDBR32E720012345',
  engineNo: '1ZZ-0000001',
  bodyType: 'Saloon',
  colour: 'Blue',
  manuYear: '2019',
  value: 5_000_000,
  isCommercial: false,
}

let plates = 0

/** A plate that no other quote of this test file has: a car is insured once at a time. */
export const newPlate = (): string => {
  plates += 1
  const letters = String.fromCharCode(65 + (Math.floor(plates / 26_000) % 26), 65 + (Math.floor(plates / 1_000) % 26))
  return `T${letters}-${String(plates % 1_000).padStart(3, '0')}TS`
}
