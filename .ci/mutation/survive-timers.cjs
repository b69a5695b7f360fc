/**
 * Loaded before the tests of a change. XState throws the error of a guard or an action in a timer, which would end the
 * process with all its tests. The actor is stopped by such an error: its tests notice that it goes no further.
 */
process.on('uncaughtException', () => undefined)
