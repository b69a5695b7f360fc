import file from '../brand.json'
import { renderScreen } from '../ui/routes/prerender'
import { webFiles } from '../ui/routes/web-files'
import { brand } from '../ui/brand'
import { brandFiles } from '../ui/pages/landing/brand-files'
import { sceneFile } from '../ui/pages/landing/scene-file'
import { publicHead } from '../ui/pages/landing/head'
import { articles, landingHead, renderLanding } from '../ui/pages/landing/render'

const themeColour = file.colours.light.brand
const app = { chunk: 'app', themeColour, description: brand.tagline } as const

const login = { title: 'Login', description: `Log in to your ${brand.name} account. ${brand.promise}` }
const register = { title: 'Create an account', description: `Create your ${brand.name} account. ${brand.promise}` }

/**
 * The documents that the build writes. The landing page, the terms and the tips are complete; log-in and registration
 * can be typed into before their script has loaded; every other address gets an empty root, which the script fills.
 */
export const pages = [
  { file: 'index.html', html: renderLanding(), chunk: 'landing', themeColour, ...landingHead },
  ...articles.map((article) => ({ ...article, chunk: 'landing', themeColour })),
  {
    ...app,
    ...publicHead('/login', login),
    file: 'login.html',
    html: renderScreen('/login'),
    title: `${login.title} · ${brand.name}`,
    needs: ['route-login'],
    follows: ['portal', 'feature-login'],
  },
  {
    ...app,
    ...publicHead('/register', register),
    file: 'register.html',
    html: renderScreen('/register'),
    title: `${register.title} · ${brand.name}`,
    needs: ['route-register'],
    follows: ['portal', 'feature-registration'],
  },
  {
    ...app,
    file: 'app.html',
    html: '<div id="root"></div>',
    title: brand.name,
    follows: ['portal'],
    ahead: ['authenticated-routes', 'route-dashboard'],
  },
]

/** The files that are written next to them, by a build at this time. */
export const filesAt = (built: Date) => [...brandFiles, sceneFile, ...webFiles(pages, built)]
