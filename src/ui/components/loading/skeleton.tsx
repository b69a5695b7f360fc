import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names'
import { VisuallyHidden } from '../page/visually-hidden'
import styles from './skeleton.module.css'

type Shape = 'text' | 'title' | 'control' | 'card' | 'circle'

type Props = { readonly shape?: Shape | undefined; readonly count?: number | undefined }

/** A grey placeholder for something that is loading, once or several times. */
export const Skeleton = ({ shape = 'text', count = 1 }: Props) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={classNames(styles.bone, styles[shape])} />
    ))}
  </>
)

type RegionProps = { readonly label: string; readonly className?: string | undefined; readonly children: ReactNode }

/** A screen's skeleton: announces its label once, and that it is busy. */
export const SkeletonRegion = ({ label, className, children }: RegionProps) => (
  <div className={className ?? styles.region} role="status" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
)
