import { useCallback, useState, type ReactNode } from 'react'
import { ContactList } from './contact-list'
import { Modal } from '../components/dialogs/modal'
import { useAddressChange } from '../components/page/use-address-change'
import { HelpSheetContext, type OpenHelpSheet } from '../session/use-help-sheet'

type Opened = { readonly policyNo: string | undefined }

/** What is inside can open the sheet with the ways to reach the brokerage, which closes when the address changes. */
export const WithHelpSheet = ({ children }: { readonly children: ReactNode }) => {
  const [opened, setOpened] = useState<Opened>()
  const open = useCallback<OpenHelpSheet>((policyNo) => {
    setOpened({ policyNo })
  }, [])
  const close = () => {
    setOpened(undefined)
  }
  useAddressChange(close)
  return (
    <HelpSheetContext value={open}>
      {children}
      {opened && (
        <Modal title="Get help" onClose={close}>
          <ContactList about={opened.policyNo && `Policy ${opened.policyNo}`} />
        </Modal>
      )}
    </HelpSheetContext>
  )
}
