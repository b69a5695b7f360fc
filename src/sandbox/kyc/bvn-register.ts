/**
 * The BVN register, as the sandbox plays it. The real one, of the Nigeria Inter-Bank Settlement System, gives to
 * whoever verifies a number the holder's NIN, phones and nationality; here the NIN is the number read backwards.
 */
export const ninOf = (bvn: string): string => [...bvn].reverse().join('')

export const REGISTER_COUNTRY = 'Nigeria'
