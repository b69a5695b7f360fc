// The settings of all jest projects, which are listed in package.json.

/** Packages with ES modules only, which Babel has to transform, because jest runs CommonJS. */
const esmOnly = ['inversify', '@inversifyjs', '@tanstack', 'clsx', 'jose', 'nanoid', 'p-limit', 'yocto-queue'].join('|')

/** The presets, because .babelrc does not apply to node_modules. */
const packages = {
  babelrc: false,
  configFile: false,
  presets: [['@babel/preset-env', { targets: { node: 'current' }, modules: 'commonjs' }]],
}

module.exports = {
  // Limits jest's file search, which runs once for each project, to our own folders.
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/.ci'],
  transform: {
    [`/node_modules/(${esmOnly})/.+\\.m?js$`]: ['babel-jest', packages],
    '^(?!.*/node_modules/).+\\.tsx?$': 'babel-jest',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/test/support/seeded-fast-check.cjs',
    '\\.css$': '<rootDir>/test/support/css-proxy.ts',
    '\\.(svg|png|jpe?g|webp|avif|woff2)$': '<rootDir>/test/support/file-name.ts',
  },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  cacheDirectory: '<rootDir>/.cache/jest',
  restoreMocks: true,
}
