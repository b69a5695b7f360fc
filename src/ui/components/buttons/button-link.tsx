import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { buttonClass, type ButtonAppearance } from './button-appearance'
import styles from './button.module.css'

type Props<C extends ElementType> = ButtonAppearance & { readonly component?: C } & Omit<
    ComponentPropsWithoutRef<C>,
    'component' | keyof ButtonAppearance
  >

/**
 * A link that looks like a button. `component` is the router's link, so that the components do not depend on one:
 * `<ButtonLink component={Link} to={{ screen: 'login' }}>`. Without it, a plain anchor.
 */
export const ButtonLink = <C extends ElementType = 'a'>({
  component,
  variant,
  block,
  className,
  children,
  ...rest
}: Props<C>) => {
  const Anchor: ElementType = component ?? 'a'
  return (
    <Anchor {...rest} className={buttonClass({ variant, block }, className)}>
      <span className={styles.label}>{children}</span>
    </Anchor>
  )
}
