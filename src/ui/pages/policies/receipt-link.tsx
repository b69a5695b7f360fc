import type { Id } from '../../../domain/values/id'
import type { FileAddresses } from '../../../machines/core/file-addresses'
import { ButtonLink } from '../../components/buttons/button-link'
import { FileAddressesContext, useFileLink } from '../../session/file-link'

type Props = { readonly policy: Id; readonly address: string }

const Receipt = ({ policy, address }: Props) => (
  <ButtonLink {...useFileLink(policy, address).link} variant="secondary">
    Receipt
  </ButtonLink>
)

/** Opens the receipt of what was paid. */
export const ReceiptLink = ({ files, ...of }: Props & { readonly files: FileAddresses }) => (
  <FileAddressesContext value={files}>
    <Receipt {...of} />
  </FileAddressesContext>
)
