import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'
import type { Destination } from '../../ports/navigation'

/** How a screen leads to others: by destination, since only the routes know addresses. */
export type ScreenNavigation = {
  /** The address of a destination, to be shown in a link. */
  readonly toPath: (destination: Destination) => string
  /** Moves inside the portal; `false` when it cannot yet, and the browser has to follow the link by itself. */
  readonly move: (path: string) => boolean
}

export const NavigationContext = createContext<ScreenNavigation | undefined>(undefined)

export const useNavigation = (): ScreenNavigation => {
  const navigation = useContext(NavigationContext)
  if (navigation === undefined) throw new Error('A screen was rendered outside the routes.')
  return navigation
}

/** For a button that leads to another screen. */
export const useGo = () => {
  const { toPath, move } = useNavigation()
  return (destination: Destination): void => {
    move(toPath(destination))
  }
}

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & { readonly to: Destination }

/** A link inside the portal. It is a plain anchor, so it works before the router has loaded, too. */
export const Link = ({ to, onClick, ...rest }: Props) => {
  const { toPath, move } = useNavigation()
  const path = toPath(to)
  return (
    <a
      {...rest}
      href={path}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && isPlainClick(event) && move(path)) event.preventDefault()
      }}
    />
  )
}
