import webpack, { type Configuration, type Stats } from 'webpack'

/** Runs one compilation to its end, its cache written. Rejects when webpack itself fails; errors of the code are in the result. */
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
