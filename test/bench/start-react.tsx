/** The second lower bound of the benchmark: the log-in form with React only, on the same prerendered page. */
import { hydrateRoot } from 'react-dom/client'
import { ReactForm } from './react-form'

const root = document.getElementById('root')
// The same number of children as in the prerendered page, from which React derives the ids of the fields.
const page = (alive: boolean) => (
  <>
    <ReactForm alive={alive} />
    {null}
  </>
)
if (root) hydrateRoot(root, page(false)).render(page(true))
