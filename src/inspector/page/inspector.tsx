/** `/inspector` of `npm run dev`: the running actors of every portal that is open in this browser. */
import { createRoot } from 'react-dom/client'
import { openChannel } from '../channel'
import { InspectorPage } from './inspector-page'
import './inspector.css'

const container = document.getElementById('root')
if (container) createRoot(container).render(<InspectorPage channel={openChannel()} />)
