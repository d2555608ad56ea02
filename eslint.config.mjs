import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The folders of the code and what each may import besides itself (ARCHITECTURE.md, "Folders"). */
const LAYERS = {
  'src/contracts': [],
  'src/domain': ['src/contracts'],
  'src/catalogue': ['src/contracts', 'src/domain'],
  'src/i18n': ['src/contracts'],
  'src/ui': [],
  'src/lib': ['src/contracts'],
  'src/features': ['src/contracts', 'src/domain', 'src/i18n', 'src/ui', 'src/lib'],
  'netlify/lib': ['src/contracts'],
  'netlify/services': ['netlify/lib', 'src/contracts', 'src/domain', 'src/catalogue'],
  'netlify/functions': ['netlify/lib', 'netlify/services', 'src/contracts'],
};
const ALL = [...Object.keys(LAYERS), 'src/layouts', 'src/pages'];

/** How a file of `folder` writes an import from `other`: by its last name, across the roots by its whole path. */
function importOf(other, folder) {
  const [root, name] = other.split('/');
  const isNear = folder.startsWith(`${root}/`);
  return `^(\\.\\./)+${isNear ? `(${root}/)?${name}` : other}/`;
}

const layerRules = Object.entries(LAYERS).map(([folder, allowed]) => ({
  files: [`${folder}/**/*.{ts,mts,tsx,astro}`],
  ignores: ['**/*.test.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: ALL.filter((other) => other !== folder && !allowed.includes(other)).map((other) => ({
          regex: importOf(other, folder),
          message: `${folder} may not import ${other} (ARCHITECTURE.md, "Folders").`,
        })),
      },
    ],
  },
}));

export default defineConfig(
  globalIgnores([
    'dist/',
    '.astro/',
    '.netlify/',
    '.data/',
    'node_modules/',
    'test-results/',
    'playwright-report/',
  ]),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { defaultFrom: true } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[property.name=/^(skip|only|todo|fixme)$/][object.name=/^(it|test|describe)$/]',
          message: 'Every test runs.',
        },
      ],
    },
  },
  ...layerRules,
);
