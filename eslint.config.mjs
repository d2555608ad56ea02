import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The folders of the code and what each may import besides itself (ARCHITECTURE.md, "Folders"). */
const LAYERS = {
  'src/contracts': [],
  'src/text': ['src/contracts'],
  'src/web': ['src/contracts'],
  'src/domain': ['src/{contracts,text}'],
  'src/catalogue': ['src/{contracts,domain,text,web}'],
  'src/i18n': ['src/{contracts,text}'],
  'src/ui': [],
  'src/lib': ['src/contracts'],
  'src/stores': ['src/{contracts,domain,text,lib}'],
  'src/features': ['src/{contracts,domain,text,web,i18n,ui,lib,stores}'],
  'src/offline': ['src/contracts'],
  'src/layouts': ['src/{contracts,domain,text,web,catalogue,i18n,ui,lib,stores,features}'],
  'src/pages': ['src/{contracts,domain,text,web,catalogue,i18n,layouts,features}', 'netlify/{lib,services}'],
  'netlify/lib': ['src/contracts'],
  'netlify/services': ['netlify/lib', 'src/{contracts,domain,text,web,catalogue,i18n}'],
  'netlify/functions': ['netlify/{lib,services}', 'src/contracts'],
  // Nothing of the site or its functions imports these.
  tools: ['src/*', 'netlify/*', 'studio'],
  // It renders pictures, and knows of the site one JSON alone.
  studio: [],
  supabase: ['src/*', 'netlify/*', 'tools'],
  tests: ['src/*', 'netlify/*', 'tools'],
};

/** Layers that hold pure rules and schemas: of packages they know Zod alone, rules also Fuse.js, which is pure too. */
const PURE = ['src/contracts', 'src/text', 'src/web', 'src/domain'];

/** What a feature offers to other features. Whatever else it has is its own. */
const DOORS = [
  'account/FailedState.astro',
  'account/SignedOut.astro',
  'account/states.ts',
  'account/withProof.ts',
  'chat/askChat.ts',
  'chrome/SocialLinks.astro',
  'chrome/inlineText.ts',
  'chrome/navigation.ts',
  'chrome/social.ts',
  'drink-drawing/drawDrink.ts',
  'drink-drawing/liquid.ts',
  'drink-lists/DrinkTiles.tsx',
  'drink-lists/chooseLists.ts',
  'drink-lists/listControls.ts',
  'drink-lists/listIcon.ts',
  'drink-log/showAverage.ts',
  'drink-log/showLog.ts',
  'drink-log/star.ts',
  'drink-log/starAverage.ts',
  'household/HouseholdSection.tsx',
  'invitations/MadeLink.tsx',
  'invitations/NameForm.tsx',
  'invitations/OpenInvitations.tsx',
  'invitations/invitation.ts',
  'invitations/invitationText.ts',
  'invitations/useAct.ts',
  'invitations/useInvitation.ts',
  'favorites/FavoriteButton.astro',
  'favorites/heart.ts',
  'favorites/intendedFavorite.ts',
  'favorites/shownHearts.ts',
  'forms/fieldProblem.ts',
  'menus/ConfirmDialog.tsx',
  'menus/Modal.tsx',
  'menus/styles.ts',
  'menus/transfer/DrinkTableDialog.tsx',
  'mix-master/EntryInput.tsx',
  'mix-master/NameNotes.tsx',
  'mix-master/buildMatchIndex.ts',
  'mix-master/filters.ts',
  'mix-master/loadIndex.ts',
  'mix-master/shelfMatcher.ts',
  'mix-master/vocabulary.ts',
  'own-drinks/drawnAddress.ts',
  'recipe/DrinkPicture.astro',
  'recipe/RecipeGrid.astro',
  'recipe/cardStyle.ts',
  'recipe/pictureSizes.ts',
  'recipe/shownAtFirst.ts',
  'search/SearchButton.astro',
  'shelf/shelfNote.ts',
  'stock/LazyLevels.tsx',
  'stock/stockNote.ts',
  'swaps/showSwaps.ts',
  'swaps/swapDialog.ts',
];
/** Modules that read the catalogue with a parser that a function's bundle cannot hold (decision 12). */
const NOT_IN_FUNCTIONS = 'src/catalogue/{loadCatalogue,siteCatalogue,strictJson}.ts';

const layerRule = {
  plugins: { boundaries },
  files: Object.keys(LAYERS).map((folder) => `${folder}/**/*.{ts,mts,tsx,astro}`),
  ignores: ['**/*.test.ts'],
  settings: {
    'boundaries/elements': Object.keys(LAYERS).map((folder) => ({
      type: folder,
      // Each feature is an element of its own.
      pattern: folder === 'src/features' ? `${folder}/*` : folder,
      partialMatch: false,
    })),
    'boundaries/files': [
      { category: 'door', pattern: DOORS.map((door) => `src/features/${door}`) },
      { category: 'not in functions', pattern: NOT_IN_FUNCTIONS },
    ],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        message: '{{ from.element.type }} may not import {{ to.file.path }} (ARCHITECTURE.md, "Folders").',
        policies: [
          ...Object.entries(LAYERS).map(([folder, allowed]) => ({
            from: { element: { type: folder } },
            allow: { to: { element: { types: { anyOf: allowed } } } },
          })),
          {
            from: { element: { type: 'src/features' } },
            disallow: { to: { element: { type: 'src/features' } } },
            message: 'Of another feature a feature imports its doors alone (DOORS in eslint.config.mjs).',
          },
          {
            from: { element: { type: 'src/features' } },
            allow: { to: { file: { categories: 'door' } } },
          },
          {
            from: { element: { type: 'netlify/*' } },
            disallow: { to: { file: { categories: 'not in functions' } } },
            message: 'Functions read the catalogue by functionCatalogue() (netlify/services/catalogue.ts).',
          },
        ],
      },
    ],
  },
};

const pureRules = PURE.map((folder) => ({
  files: [`${folder}/**/*.ts`],
  ignores: ['**/*.test.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: folder === 'src/domain' ? '^(?!\\.{1,2}/|zod$|fuse\\.js$)' : '^(?!\\.{1,2}/|zod$)',
            message: `${folder} is pure: of packages it may import zod alone, src/domain also fuse.js.`,
          },
        ],
      },
    ],
    'no-restricted-syntax': [
      'error',
      { selector: 'ImportExpression', message: 'A pure rule loads nothing while it runs.' },
      {
        selector: 'MemberExpression[object.name=/^(Date|Math)$/][property.name=/^(now|random)$/]',
        message: 'A pure rule is given the time and chance as arguments.',
      },
      {
        selector: "NewExpression[callee.name='Date'][arguments.length=0]",
        message: 'A pure rule is given the time.',
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
    // No pattern may backtrack. Patterns composed at run time are checked by tools/security/composedPatterns.test.ts.
    ignores: ['**/*.test.ts', 'tests/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  {
    // What runs in browsers knows those of `browserslist` in package.json (decision 59).
    files: ['src/{features,lib,stores,ui,offline,domain,text,contracts}/**/*.{ts,tsx,astro}'],
    ignores: ['**/*.test.ts'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ['**/*.{test,spec}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['object.name', 'object.property.name'].map((owner) => ({
          selector: `MemberExpression[property.name=/^(skip|skipIf|runIf|only|todo|fixme|fails?)$/][${owner}=/^(it|test|describe)$/]`,
          message: 'Every test runs.',
        })),
      ],
    },
  },
  {
    files: ['src/{features,stores,layouts,ui}/**/*.{ts,tsx,astro}'],
    ignores: ['**/*.test.ts', 'src/stores/testPage.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "ImportExpression:not(CallExpression[callee.name='loadPart'] > .arguments ImportExpression)",
          message: 'A part that comes later goes by loadPart (src/lib/lazyPart.ts), since it may not come.',
        },
        {
          selector: "CallExpression[callee.name='lazy']",
          message: 'Load a component by createLoader and loadPart: React.lazy has no second try.',
        },
      ],
    },
  },
  layerRule,
  pureRules,
);
