// What is kept on the device.
import '../render-app'
import '../../../src/container/binding/kept-adapters'
import '../../../src/container/features/kept'
import '../../../src/ui/pages/kept/kept-screens'
import '../../../src/ui/pages/kept/kept-page'
