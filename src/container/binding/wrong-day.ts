import type { Container } from 'inversify'
import { makeWrongDay } from '../../adapters/browser/wrong-day'
import { Clock } from '../../ports/clock'

/** The device's date while it is wrong. */
export const wrongDayIn = (container: Container) => makeWrongDay(container.get<Clock>(Clock))
