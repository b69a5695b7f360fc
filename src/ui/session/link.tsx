import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'
import type { Destination } from '../../ports/navigation'

/** How screens link to others: by destination, since only the routes know addresses. */
export type ScreenNavigation = {
  /** The address of a destination, for a link's `href`. */
  readonly toPath: (destination: Destination) => string
  /** Navigates within the portal; `false` if it cannot yet, so that the browser follows the link itself. */
  readonly move: (path: string) => boolean
  /** Loads what an address needs that the customer is about to open. */
  readonly prepare: (path: string) => void
}

export const NavigationContext = createContext<ScreenNavigation | undefined>(undefined)

export const useNavigation = (): ScreenNavigation => {
  const navigation = useContext(NavigationContext)
  if (navigation === undefined) throw new Error('A screen was rendered outside the routes.')
  return navigation
}

/** For a button that navigates to another screen. */
export const useGo = () => {
  const { toPath, move } = useNavigation()
  return (destination: Destination): void => {
    move(toPath(destination))
  }
}

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  readonly to: Destination
  /** What a plain click opens at the address of `to`, by its fragment. */
  readonly opens?: Destination
}

/**
 * A link within the portal. It is a plain anchor, so it also works before the router has loaded. A finger or a pointer on
 * it, or the focus, begins to load its screen.
 */
export const Link = ({ to, opens = to, onClick, ...rest }: Props) => {
  const { toPath, move, prepare } = useNavigation()
  const path = toPath(to)
  const begin = () => {
    prepare(path)
  }
  return (
    <a
      onPointerEnter={begin}
      onFocus={begin}
      {...rest}
      href={path}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && isPlainClick(event) && move(toPath(opens))) event.preventDefault()
      }}
    />
  )
}
