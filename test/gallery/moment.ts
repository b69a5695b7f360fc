/** The time at which the service of the gallery starts, and at which every page stands. */
export const MOMENT = Date.parse('2026-06-15T10:00:00+01:00')
