import { createContext, useContext, useRef, useState, type MouseEvent } from 'react'
import { FILE_ADDRESS_USED_WITHIN_MS } from '../../domain/rules/constants'
import type { Id } from '../../domain/values/id'
import type { FileAddresses } from '../../machines/core/file-addresses'

/** How a page renews the addresses of its files; without one they are used as they came. */
export const FileAddressesContext = createContext<FileAddresses | undefined>(undefined)

/** Whether a click opens the link in the ordinary way, in a tab of the portal's choosing. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey)

/**
 * A link to a file whose address ends. One that came a while ago is renewed when it is used: the tab is
 * opened at once, which a browser allows only for a click, and gets the new address when it is there.
 */
export const useFileLink = (of: Id, address: string) => {
  const files = useContext(FileAddressesContext)
  const know = (from: string, current: string) => ({ from, current, since: files?.now() ?? 0 })
  const [known, setKnown] = useState(() => know(address, address))
  if (known.from !== address) setKnown(know(address, address))
  const isRenewed = useRef(false)

  const isOld = () => files !== undefined && Math.abs(files.now() - known.since) > FILE_ADDRESS_USED_WITHIN_MS

  /** The address, renewed if it came a while ago; `undefined` where it cannot be. */
  const fresh = async (): Promise<string | undefined> => {
    if (!isOld()) return known.current
    const renewed = await files?.renew(of)
    if (renewed !== undefined) setKnown(know(address, renewed))
    return renewed
  }

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isOld() || isRenewed.current || !isPlain(event)) return
    event.preventDefault()
    const link = event.currentTarget
    const tab = link.download === '' ? window.open('', '_blank') : null
    if (tab) tab.opener = null
    void fresh().then((renewed) => {
      if (renewed === undefined) tab?.close()
      else if (tab) tab.location.replace(renewed)
      else {
        isRenewed.current = true
        link.href = renewed
        link.click()
        isRenewed.current = false
      }
    })
  }
  return { link: { href: known.current, target: '_blank', rel: 'noopener noreferrer', onClick }, fresh }
}
