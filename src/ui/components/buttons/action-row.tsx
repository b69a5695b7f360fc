import {
  Children,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react'
import { IconTile } from '../data-display/icon-tile'
import styles from './action-row.module.css'

/** What can be done with what stands above it: two to four actions. */
export const ActionRow = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.row}>
    {Children.map(children, (action) => action && <li className={styles.item}>{action}</li>)}
  </ul>
)

type Look = { readonly icon: ReactNode; readonly tone?: 'brand' | 'warning' | undefined; readonly children: ReactNode }

const ActionContents = ({ icon, tone, children }: Look) => (
  <>
    <IconTile icon={icon} tone={tone} />
    <span>{children}</span>
  </>
)

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, keyof Look | 'className'> & Look

/** An action of a row that happens here. */
export const ActionButton = ({ icon, tone, children, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={styles.action}>
    <ActionContents icon={icon} tone={tone}>
      {children}
    </ActionContents>
  </button>
)

type LinkProps<C extends ElementType> = Look & { readonly component?: C } & Omit<
    ComponentPropsWithoutRef<C>,
    'component' | 'className' | keyof Look
  >

/** An action of a row that leads elsewhere; `component` is as in ButtonLink. */
export const ActionLink = <C extends ElementType = 'a'>({ component, icon, tone, children, ...rest }: LinkProps<C>) => {
  const Anchor: ElementType = component ?? 'a'
  return (
    <Anchor {...rest} className={styles.action}>
      <ActionContents icon={icon} tone={tone}>
        {children}
      </ActionContents>
    </Anchor>
  )
}
