import type { ReactNode } from 'react'
import { Link } from '../../session/link'
import { useScreen } from '../../components/page/use-screen'
import { PageHeading } from '../../components/page/page-heading'
import { TabLinks } from '../../components/page/tab-links'
import styles from './settings-page.module.css'

type Props = { readonly active: 'overview' | 'verifications'; readonly children: ReactNode }

/** The frame of both tabs of Settings, with the links to them. */
export const SettingsFrame = ({ active, children }: Props) => {
  const heading = useScreen(active === 'overview' ? 'Settings' : 'Verifications')
  const tabs = [
    { label: 'Overview', to: { screen: 'settings', tab: 'overview' }, active: active === 'overview' },
    { label: 'Verifications', to: { screen: 'verifications' }, active: active === 'verifications' },
  ] as const
  return (
    <div className={styles.page}>
      <PageHeading ref={heading}>Settings</PageHeading>
      <TabLinks label="Settings" tabs={tabs} component={Link} />
      {children}
    </div>
  )
}
