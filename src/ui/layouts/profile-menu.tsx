import { Avatar } from '../components/data-display/avatar'
import { Menu } from '../components/menu/menu'
import { useGo } from '../session/link'
import { useLogOut } from '../session/log-out'
import { useHelpSheet } from '../session/use-help-sheet'
import styles from './profile-menu.module.css'

/** Settings, log-out and help. */
export const ProfileMenu = ({ name }: { readonly name: string }) => {
  const { logOut, question } = useLogOut()
  const go = useGo()
  const openHelp = useHelpSheet()
  return (
    <>
      <Menu
        label={`Profile menu of ${name}`}
        trigger={
          <>
            <Avatar name={name} />
            <span className={styles.name}>{name}</span>
          </>
        }
        items={[
          { label: 'Settings', onSelect: () => go({ screen: 'settings' }) },
          { label: 'Logout', onSelect: logOut },
          { label: 'Help', onSelect: openHelp },
        ]}
      />
      {question}
    </>
  )
}
