/** The second lower bound of the benchmark: the log-in form with React and the router, on the same prerendered page. */
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { ReactForm } from './react-form'

const router = createBrowserRouter([{ path: '*', element: <ReactForm /> }])

const root = document.getElementById('root')
// The same number of children as in the prerendered page, from which React derives the ids of the fields.
if (root)
  hydrateRoot(
    root,
    <>
      <RouterProvider router={router} />
      {null}
    </>,
  )
