// Required by a process whose memory is measured: SIGUSR2 has it collect its garbage, which V8 does when it sees fit.
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('SIGUSR2', () => collect())
