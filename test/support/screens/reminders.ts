// How the customer gets reminders.
import '../render-app'
import '../../../src/container/features/reminders'
import '../../../src/ui/pages/reminders/reminders-page'
import './settings'
