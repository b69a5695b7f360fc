/** The customers that the first start creates while the sandbox switch is on. */
export const demoPassword = 'Demo-pass-2025'

export const demoCustomers = [
  { emailAddress: 'demo@portal.test', userName: 'demo', name: 'Demo', surname: 'Customer', approved: true },
  { emailAddress: 'new@portal.test', userName: 'new', name: 'New', surname: 'Customer', approved: false },
] as const
