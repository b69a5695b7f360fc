import { Avatar } from '../components/data-display/avatar'
import { Menu } from '../components/menu/menu'
import { useGo } from '../session/link'
import { useSession } from '../session/session-context'
import styles from './profile-menu.module.css'

/** Settings and log-out (requirement SHELL-03). */
export const ProfileMenu = ({ name }: { readonly name: string }) => {
  const session = useSession()
  const go = useGo()
  return (
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
        {
          label: 'Logout',
          onSelect: () => {
            session.send({ type: 'log-out' })
          },
        },
      ]}
    />
  )
}
