import webpack, { type Configuration, type Stats } from 'webpack'

/** Runs one compilation and writes its cache. Rejects if webpack itself fails; errors in the code are in the result. */
export const compile = (configuration: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error)
        else if (stats === undefined) reject(new Error('webpack gave no result'))
        else resolve(stats)
      })
    })
  })
