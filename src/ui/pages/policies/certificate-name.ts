export const certificateName = (policyNo: string | undefined): string =>
  `certificate${policyNo === undefined ? '' : `-${policyNo.replace(/[^\w-]+/g, '-')}`}.pdf`
