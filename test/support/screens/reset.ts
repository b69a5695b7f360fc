// A forgotten password: the request for a link, and what the link opens.
import './account'
import '../../../src/container/features/forgot'
import '../../../src/container/features/reset'
import '../../../src/ui/pages/forgot/forgot-page'
import '../../../src/ui/pages/reset/reset-page'
