import type { APIRoute } from 'astro';
import { answerError } from '../../../netlify/lib/answer.ts';
import { NotFoundError } from '../../../netlify/lib/errors.ts';

export const prerender = false;

/** What neither a function nor a file of the API takes, whatever its method. */
export const ALL: APIRoute = () => answerError(new NotFoundError());
