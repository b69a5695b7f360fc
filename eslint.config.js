import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** A test that is left out proves nothing, and one that is alone leaves out the others. */
const noneLeftOut = [
  'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo|failing|fixme)$/]',
  'MemberExpression[object.object.name="test"][property.name=/^(only|skip|fixme)$/]',
  'CallExpression[callee.name=/^(fit|xit|fdescribe|xdescribe|xtest)$/]',
].map((selector) => ({ selector, message: 'No test is left out and none runs alone.' }))

const plainPaths = {
  regex: '^(fp-ts$|fp-ts/(lib|es6)|io-ts/(lib|es6))',
  message: 'Import from the plain path, fp-ts/Either say: the others bring everything, or a second copy.',
}
const noneOfThese = {
  regex: '^\\.{1,2}/(.*/)?(utils|helpers|common|types)(/|$)',
  message: 'A room is named after what is in it.',
}

const ownLinks = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink'],
  message: 'Import ui/app/link: the router\'s own links bring 3 kB of prefetching.',
}

export default defineConfig(
  { ignores: ['dist/', 'data/', '.cache/', '.test/', 'node_modules/', '**/*.cjs'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Where a text is put together, a number and a boolean are clear enough.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // A handler may end with a call that answers nothing.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Type parameters that appear once document what a factory is for.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Kobo are a branded bigint, which the rule does not take for a number.
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
      // Digits are spread as characters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'String' }, 'string'] }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-restricted-imports': ['error', { paths: [ownLinks], patterns: [plainPaths, noneOfThese] }],
      'max-lines': ['error', { max: 250 }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/sandbox/**'],
    rules: {
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "Program > :matches(VariableDeclaration, ExportNamedDeclaration) VariableDeclarator > NewExpression[callee.object.name='Intl']",
          message: 'A format takes a phone long to make, also where no screen shows it: use onFirstUse.',
        },
      ],
    },
  },
  {
    files: ['src/sandbox/**/*.ts'],
    // A Fastify plugin is async, with or without something to wait for.
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  {
    files: ['src/**/*.tsx', 'src/ui/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/machines/**/*.ts'],
    // `{} as Context` in setup({types}) carries the machine's types; taking it away breaks them.
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off', 'max-lines': ['error', { max: 350 }] },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...noneLeftOut],
      // A test may know more than the types do; if it is wrong it fails.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
)
