/**
 * What tests get for `fast-check`: the same values in every run. `npm run soak` gives a seed of its own, which it prints. The
 * path, since the name leads here.
 */
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js')

fastCheck.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 2_026) })
module.exports = fastCheck
