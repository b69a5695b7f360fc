import { brand } from '../../brand'
import styles from './logo.module.css'

type Paint = { readonly fill?: string; readonly line?: string }

/** The class of a part: `fill` or `line`, and the token of its colour. A token without a class is an error. */
const classOf = ({ fill, line }: Paint): string | undefined =>
  fill === undefined ? styles[`line-${line ?? ''}`] : styles[`fill-${fill}`]

/** The mark alone, as src/brand.json draws it. */
const LogoMark = () => (
  <svg className={styles.mark} viewBox={brand.logo.viewBox} width="32" height="32" aria-hidden="true">
    {brand.logo.paths.map((path) => (
      <path key={path.d} className={classOf(path)} strokeWidth={path.width} d={path.d} />
    ))}
  </svg>
)

/** The mark and the broker's name. */
export const Logo = () => (
  <span className={styles.logo}>
    <LogoMark />
    {brand.name}
  </span>
)
