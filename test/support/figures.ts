/** Prints a figure of a long test as a line of its own, without the place that `console` adds under jest. */
export const printFigure = (what: string, figure: string): void => {
  process.stdout.write(`${what}: ${figure}\n`)
}
