import { z } from 'zod';
import { API_SCHEMAS, ENDPOINTS, type Answer, type Endpoint } from '../contracts/site/publicApi.ts';

const VERSION = '1.0.0';

/** A schema in JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output' });
  return rest;
}

/** Where a description refers to the schema of an answer. */
function schemaOf({ schema, isList }: Answer): Record<string, unknown> {
  const ref = { $ref: `#/components/schemas/${schema}` };
  return isList ? { type: 'array', items: ref } : ref;
}

/**
 * The public part of the API in OpenAPI 3.1.
 *
 * @param site its origin
 */
export function openApi(site: string): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mixmaster',
      version: VERSION,
      summary: 'Recipes of cocktails, mocktails and shots in five languages',
      description: `What anybody may read. A readable version: ${new URL('/api', site).href}`,
    },
    servers: [{ url: new URL(site).origin }],
    paths: Object.fromEntries(ENDPOINTS.map((endpoint) => [endpoint.path, { get: operationOf(endpoint) }])),
    components: {
      schemas: Object.fromEntries(
        Object.entries(API_SCHEMAS).map(([name, schema]) => [name, toJsonSchema(schema)]),
      ),
    },
  };
}

function operationOf({ id, summary, description, parameters, answers }: Endpoint): object {
  return {
    operationId: id,
    summary,
    description,
    parameters: parameters.map(({ schema, ...parameter }) => ({
      ...parameter,
      required: parameter.in === 'path',
      schema: toJsonSchema(schema),
    })),
    responses: Object.fromEntries(
      answers.map((answer) => [
        String(answer.status),
        {
          description: answer.description,
          content: { 'application/json': { schema: schemaOf(answer) } },
        },
      ]),
    ),
  };
}
