import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'

/** Moves inside the portal; `false` when it cannot yet, and the browser follows the link by itself. */
export type Move = (path: string) => boolean

export const MoveContext = createContext<Move>(() => false)

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & { readonly to: string }

/** A link inside the portal. It is a plain anchor, so that it leads on before the router is there, too. */
export const Link = ({ to, onClick, ...rest }: Props) => {
  const move = useContext(MoveContext)
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && isPlainClick(event) && move(to)) event.preventDefault()
      }}
    />
  )
}
