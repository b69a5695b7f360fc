/**
 * A simulation of the BVN register. The real one, of the Nigeria Inter-Bank Settlement System, returns the holder's NIN,
 * phones and nationality for a verified number; here the NIN is the number reversed.
 */
export const ninOf = (bvn: string): string => [...bvn].reverse().join('')

export const REGISTER_COUNTRY = 'Nigeria'
