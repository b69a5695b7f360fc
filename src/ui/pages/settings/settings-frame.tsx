import type { ReactNode } from 'react'
import { Link } from '../../app/link'
import { toPath } from '../../app/paths'
import { useScreen } from '../../app/use-screen'
import { PageHeading } from '../../kit/page-heading'
import { TabLinks } from '../../kit/tab-links'
import styles from './settings-page.module.css'

type Props = { readonly active: 'overview' | 'verifications'; readonly children: ReactNode }

/** What both tabs of Settings have around them: the links to either (requirement SET-01). */
export const SettingsFrame = ({ active, children }: Props) => {
  const heading = useScreen(active === 'overview' ? 'Settings' : 'Verifications')
  const tabs = [
    { label: 'Overview', to: `${toPath({ screen: 'settings' })}/overview`, active: active === 'overview' },
    { label: 'Verifications', to: toPath({ screen: 'verifications' }), active: active === 'verifications' },
  ]
  return (
    <div className={styles.page}>
      <PageHeading ref={heading}>Settings</PageHeading>
      <TabLinks label="Settings" tabs={tabs} component={Link} />
      {children}
    </div>
  )
}
