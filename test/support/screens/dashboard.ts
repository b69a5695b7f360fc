// What every screen behind the log-in begins with.
import '../render-app'
import '../../../src/ui/layouts/dashboard-layout'
import '../../../src/ui/pages/home/home-page'
