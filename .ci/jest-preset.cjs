// What every jest project shares. The projects themselves stand in package.json.

/** Packages that ship ES modules only: jest runs CommonJS, so these too go through Babel. */
const esmOnly = [
  'inversify',
  '@inversifyjs',
  '@tanstack',
  'clsx',
  'jose',
  'nanoid',
].join('|')

/** .babelrc does not reach node_modules, so the presets stand here. */
const packages = {
  babelrc: false,
  configFile: false,
  presets: [['@babel/preset-env', { targets: { node: 'current' }, modules: 'commonjs' }]],
}

module.exports = {
  // Where jest looks for files at its start, once for each project: not in every package, nor in dist.
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/.ci'],
  transform: {
    [`/node_modules/(${esmOnly})/.+\\.m?js$`]: ['babel-jest', packages],
    '^(?!.*/node_modules/).+\\.tsx?$': 'babel-jest',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/test/support/css-proxy.ts',
    '\\.(svg|png|jpe?g|webp|avif|woff2)$': '<rootDir>/test/support/file-name.ts',
  },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  cacheDirectory: '<rootDir>/.cache/jest',
  restoreMocks: true,
}
