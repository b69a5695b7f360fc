import { createContext, useContext, useLayoutEffect, type Dispatch, type SetStateAction } from 'react'

/** How many parts of home are still awaited. */
export const HoldContext = createContext<Dispatch<SetStateAction<number>>>(() => undefined)

/** While it is rendered, what is below waits, so that nothing there moves when a part above it arrives. */
export const Hold = () => {
  const setHolds = useContext(HoldContext)
  useLayoutEffect(() => {
    setHolds((holds) => holds + 1)
    return () => {
      setHolds((holds) => holds - 1)
    }
  }, [setHolds])
  return null
}
