import { useSelector } from '@xstate/react'
import { Bell, FileText, Gift, House, Menu as MenuIcon, Repeat } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { CalendarDate } from '../../domain/values/calendar-date'
import { dateShown } from '../../domain/values/typed-date'
import { fullName } from '../../domain/customer/customer'
import { loggedInCustomer } from '../../machines/session/selectors'
import { classNames } from '../components/styles/class-names'
import { Drawer } from '../components/dialogs/drawer'
import { IconButton } from '../components/buttons/icon-button'
import { Logo } from '../components/brand/logo'
import { ErrorBoundary } from '../components/feedback/error-boundary'
import { LoadingScreen } from '../components/loading/loading-screen'
import { Link, useNavigation } from '../session/link'
import { useSession } from '../session/session-context'
import { ContactList } from './contact-list'
import { WithHelpSheet } from './help-sheet'
import { ProfileMenu } from './profile-menu'
import styles from './dashboard-layout.module.css'
import { withoutTrailingSlashes } from '../../domain/values/trailing-slashes'

/** The main links: on a phone in the slide-in menu, on a desktop in the header. Home has two addresses. */
const links = [
  { screen: 'home', label: 'Home', icon: House },
  { screen: 'rewards', label: 'Rewards', icon: Gift },
  { screen: 'policies', label: 'Policies', icon: FileText },
  { screen: 'mandates', label: 'Mandates', icon: Repeat },
] as const

type MainLinkProps = {
  readonly link: (typeof links)[number]
  readonly withIcon?: boolean
  readonly onClick?: () => void
}

const MainLink = ({ link: { screen, label, icon: Icon }, withIcon = false, onClick }: MainLinkProps) => {
  const { toPath } = useNavigation()
  const here = withoutTrailingSlashes(useLocation().pathname).toLowerCase()
  const active = here === toPath({ screen }) || (screen === 'home' && here === toPath({ screen: 'dashboard' }))
  return (
    <Link
      to={{ screen }}
      className={classNames(styles.link, active && styles.active)}
      aria-current={active ? 'page' : undefined}
      onClick={onClick}
    >
      {withIcon && <Icon size={22} />}
      {label}
    </Link>
  )
}

export type DashboardLayoutProps = {
  readonly feature: {
    /** The phone's date where its clock is wrong. */
    readonly wrongDay: () => CalendarDate | undefined
  }
}

/**
 * The layout of the dashboard: sticky header with the logo that links home and the bell with its dot, main links, and
 * the screen below. They stay when the screen fails to load. Above it is whose date counts, where the phone's is
 * wrong: the profile was answered before, and every navigation looks again.
 */
export const DashboardLayout = ({ feature: { wrongDay } }: DashboardLayoutProps) => {
  const customer = useSelector(useSession(), loggedInCustomer)
  const { pathname, search, key } = useLocation()
  const day = wrongDay()
  const [menuAt, setMenuAt] = useState<string>()
  const closeMenu = () => {
    setMenuAt(undefined)
  }
  // Before the heading of another screen takes the focus, which it cannot below an open menu.
  if (menuAt !== undefined && menuAt !== key) closeMenu()
  return (
    <WithHelpSheet>
      {day && (
        <p className={styles.strip} data-mark="clock">{`Your phone says ${dateShown(day)}. We use today’s date.`}</p>
      )}
      <header className={styles.header}>
        <div className={styles.bar}>
          <IconButton
            className={styles.menuButton}
            label="Open menu"
            icon={<MenuIcon size={22} />}
            onClick={() => {
              setMenuAt(key)
            }}
          />
          <Link to={{ screen: 'dashboard' }} className={styles.logo}>
            <Logo />
          </Link>
          <nav className={styles.nav} aria-label="Main">
            {links.map((link) => (
              <MainLink key={link.screen} link={link} />
            ))}
          </nav>
          <Link to={{ screen: 'notifications' }} className={styles.bell} aria-label="Notifications">
            <Bell size={22} />
            <span className={styles.dot} />
          </Link>
          <ProfileMenu name={customer ? fullName(customer) : ''} />
        </div>
      </header>
      {menuAt === key && (
        <Drawer title="Menu" onClose={closeMenu}>
          <nav className={styles.drawerNav} aria-label="Main">
            {links.map((link) => (
              <MainLink key={link.screen} link={link} withIcon onClick={closeMenu} />
            ))}
          </nav>
          <section className={styles.drawerHelp} aria-labelledby="menu-help">
            <h3 id="menu-help">Help</h3>
            <ContactList />
          </section>
        </Drawer>
      )}
      <main className={styles.main}>
        <ErrorBoundary place={pathname + search}>
          <Suspense fallback={<LoadingScreen />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </WithHelpSheet>
  )
}
