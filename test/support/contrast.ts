type Rgb = readonly [number, number, number]

/** The parts of a colour from 0 to 1. */
export const rgb = (hex: string): Rgb => {
  const part = (from: number) => parseInt(hex.slice(from, from + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [r, g, b] = rgb(hex).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

export const contrast = (one: string, other: string): number => {
  const [light = 0, shade = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (shade + 0.05)
}
