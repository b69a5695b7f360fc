import { isLeft } from 'fp-ts/Either'
import { systemTime } from '../platform/clock/clock'
import { runOnDatabase } from './command'
import { StartError } from '../platform/database/database'
import { isMigrated } from '../platform/database/migrator'
import { readTask, usage } from './desk/arguments'
import { decideReview, listReviews, showReview } from './desk/reviews'
import { mailOrigin } from '../platform/config/origins'

/** `npm run desk`: what the company's staff decides, with the sandbox switch on or off. */
const read = readTask(process.argv.slice(2))
if (isLeft(read)) {
  console.error(`${read.left}\n\n${usage}`)
  process.exitCode = 1
} else if (read.right.task === 'help') console.log(usage)
else {
  const { right: order } = read
  void runOnDatabase(
    async ({ db, where }, config) => {
      if (!(await isMigrated(db).catch(() => false)))
        throw new StartError(
          `${where} is not ready for this release: start the service first, or run npm run db:migrate.`,
        )
      if (order.task === 'list') return listReviews(db)
      if (order.task === 'show') return showReview(db, order.emailAddress)
      const portal = mailOrigin({ config, ports: { portal: config.port, widget: config.widgetPort } })
      return decideReview(db, order.review, systemTime(), portal)
    },
    { mustExist: true },
  )
}
