// What every screen that needs a log-in starts with.
import '../render-app'
import '../../../src/ui/layouts/dashboard-layout'
import '../../../src/ui/pages/home/home-page'
import '../../../src/container/features/verifications'
import '../../../src/ui/pages/home/home-fixes'
import '../../../src/container/features/home'
import '../../../src/ui/pages/home/home-cover'
