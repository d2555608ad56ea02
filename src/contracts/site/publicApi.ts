import { z } from 'zod';
import { cocktailSchema } from '../drinks/cocktail.ts';
import { errorAnswerSchema } from './error.ts';
import { healthProblemSchema, healthSchema } from './health.ts';
import { LOCALES } from './locale.ts';
import { recipeIdSchema } from '../drinks/recipe.ts';

/*
 * What anybody may ask of the site, with the schemas by which the functions answer. `/api/openapi.json` and the page
 * `/api` are made of this, and the tests run its examples.
 */

/** A part of an address that a caller chooses. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  description: string;
  schema: z.ZodType;
  example: string;
}

/** What an endpoint may answer. */
export interface Answer {
  status: number;
  description: string;
  /** Name of its schema in {@link API_SCHEMAS}; with `isList` there are many of it. */
  schema: keyof typeof API_SCHEMAS;
  isList?: true;
}

/** An address that is called, and what it answers then. */
export interface Example {
  address: string;
  status: number;
}

export interface Endpoint {
  /** With {parameters} in braces. */
  path: `/api/${string}`;
  id: string;
  summary: string;
  description: string;
  parameters: readonly Parameter[];
  answers: readonly Answer[];
  /** The first is shown. */
  examples: readonly [Example, ...Example[]];
}

/** The schemas of what is answered, by the names that the description gives them. */
export const API_SCHEMAS = {
  Recipe: cocktailSchema,
  Error: errorAnswerSchema,
  Health: healthSchema,
  HealthProblem: healthProblemSchema,
} as const;

const LANG: Parameter = {
  name: 'lang',
  in: 'query',
  description: 'Language of the answer. Defaults to English.',
  schema: z.enum(LOCALES).default('en'),
  example: 'de',
};

const UNREADABLE: Answer = {
  status: 400,
  description: 'The address contains something that cannot be stored, such as a null character',
  schema: 'Error',
};
const BROKEN: Answer = { status: 500, description: 'A fault on our side', schema: 'Error' };

export const ENDPOINTS: readonly Endpoint[] = [
  {
    path: '/api/cocktails',
    id: 'listCocktails',
    summary: 'All cocktails and mocktails',
    description: 'Every recipe except shots, complete, in one unpaged response.',
    parameters: [LANG],
    answers: [
      { status: 200, description: 'The recipes', schema: 'Recipe', isList: true },
      UNREADABLE,
      BROKEN,
    ],
    examples: [
      { address: '/api/cocktails?lang=de', status: 200 },
      { address: '/api/cocktails', status: 200 },
    ],
  },
  {
    path: '/api/shots',
    id: 'listShots',
    summary: 'All shots',
    description: 'Every shot, complete, in one unpaged response.',
    parameters: [LANG],
    answers: [
      { status: 200, description: 'The recipes', schema: 'Recipe', isList: true },
      UNREADABLE,
      BROKEN,
    ],
    examples: [
      { address: '/api/shots?lang=fr', status: 200 },
      { address: '/api/shots', status: 200 },
    ],
  },
  {
    path: '/api/cocktails/{id}',
    id: 'getRecipe',
    summary: 'One recipe',
    description: 'A cocktail, a mocktail or a shot by its number.',
    parameters: [
      {
        name: 'id',
        in: 'path',
        description: 'Number of the recipe, as the lists give it.',
        schema: recipeIdSchema,
        example: '11002',
      },
      LANG,
    ],
    answers: [
      { status: 200, description: 'The recipe', schema: 'Recipe' },
      UNREADABLE,
      { status: 404, description: 'There is no recipe with this number', schema: 'Error' },
      BROKEN,
    ],
    examples: [
      { address: '/api/cocktails/11002?lang=es', status: 200 },
      { address: '/api/cocktails/12001', status: 200 },
      { address: '/api/cocktails/99999', status: 404 },
      { address: '/api/cocktails/%00', status: 400 },
    ],
  },
  {
    path: '/api/health',
    id: 'getHealth',
    summary: 'Whether the site works',
    description: 'Asks the database for a sign of life.',
    parameters: [],
    answers: [
      { status: 200, description: 'Site and database work', schema: 'Health' },
      { status: 503, description: 'The site cannot reach its database', schema: 'HealthProblem' },
    ],
    examples: [{ address: '/api/health', status: 200 }],
  },
];
