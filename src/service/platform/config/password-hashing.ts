export const passwordHashings = ['argon2id', 'cheap'] as const
export type PasswordHashing = (typeof passwordHashings)[number]
