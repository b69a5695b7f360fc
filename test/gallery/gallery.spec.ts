import { storeLogIn } from '../journeys/support/customers'
import { expect, test } from '../journeys/support/fixtures'
import { portal } from '../journeys/support/places'
import { rawClient } from '../support/raw-client'
import { MOMENT } from './moment'
import { people } from './people'
import { comparedSchemes, fileOf, schemes } from './pictures'
import { states } from './states'

/** Pictures to look at are taken in both schemes. */
const schemesOf = process.env['GALLERY_FOLDER'] ? () => schemes : comparedSchemes

for (const [name, { who, waits, reach, ...state }] of Object.entries(states))
  test(name, async ({ page, context, viewport, quietConsole }) => {
    quietConsole.expects(/status of 503 .*Policy\/GetAll/, /net::ERR_INTERNET_DISCONNECTED/)
    await page.clock.setFixedTime(MOMENT)
    if (who !== undefined) {
      const { emailAddress, token, stored } = people()[who]
      await storeLogIn(context, { emailAddress, client: rawClient(portal(), token) }, stored)
    }
    await reach(page)
    if (!waits) await page.waitForLoadState('networkidle')
    for (const scheme of schemesOf(state)) {
      await page.emulateMedia({ colorScheme: scheme })
      await expect.soft(page).toHaveScreenshot(fileOf(name, viewport?.width ?? 0, scheme))
    }
  })
