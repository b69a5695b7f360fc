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
