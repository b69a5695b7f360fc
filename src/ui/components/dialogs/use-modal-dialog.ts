import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react'
import { lockScroll, unlockScroll } from './scroll-lock'

const isOutside = (element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/**
 * Makes a `<dialog>` modal while it is rendered. The focus moves to `first` and afterwards back to where it was.
 * Escape, a press on the backdrop and the system's back gesture call `onClose`; the caller then stops rendering it.
 */
export const useModalDialog = (onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const first = useRef<HTMLHeadingElement>(null)
  const pressedOutside = useRef(false)
  const ending = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (element === null) return
    ending.current = false
    element.showModal()
    first.current?.focus()
    lockScroll()
    return () => {
      ending.current = true
      element.close()
      unlockScroll()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return {
    first,
    dialogProps: {
      ref: dialog,
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        // A file chooser inside fires an event of the same name when it is cancelled.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      },
      // Some browsers close a dialog on the second back gesture without firing `cancel`.
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target === event.currentTarget && !event.currentTarget.open && !ending.current) onClose()
      },
      onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      },
      // Both pointer down and up must be outside: a text selection may end there by accident.
      onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
        pressedOutside.current = event.target === event.currentTarget && isOutside(event.currentTarget, event)
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        if (pressedOutside.current && isOutside(event.currentTarget, event)) onClose()
        pressedOutside.current = false
      },
    },
  }
}
