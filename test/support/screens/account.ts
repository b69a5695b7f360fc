// Log-in and registration.
import '../render-app'
import '../../../src/container/features/login'
import '../../../src/container/features/registration'
import '../../../src/ui/pages/login/login-page'
import '../../../src/ui/pages/registration/register-page'
