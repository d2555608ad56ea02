import { z } from 'zod';
import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { ModelTool } from '../../model/prompt.ts';
import type { Session } from '../session.ts';

/** A tool that a model may use. */
export interface Tool {
  name: string;
  describe(catalogue: Catalogue): ModelTool;
  /** @throws ToolMistake for arguments that are not what it takes */
  use(args: unknown, session: Session): object;
}

/** A mistake of the model in what it asked, in words that let it ask better. */
export class ToolMistake extends Error {
  override readonly name = 'ToolMistake';
}

interface Definition<Args extends z.ZodType> {
  name: string;
  description: string;
  /** The arguments; every word that is allowed stands in the schema. */
  args(catalogue: Catalogue): Args;
  /** Whether a word that it does not take refuses only itself, and the rest is done. */
  takesRest?: boolean;
  run(args: z.output<Args>, session: Session): object;
}

export function createTool<Args extends z.ZodType>({
  name,
  description,
  args,
  takesRest = false,
  run,
}: Definition<Args>): Tool {
  return {
    name,
    describe(catalogue) {
      const { $schema: _, ...parameters } = z.toJSONSchema(args(catalogue));
      return { name, description, parameters };
    },
    use(given, session) {
      const schema = args(session.catalogue);
      const read = schema.safeParse(given);
      if (read.success) return run(read.data, session);
      const notTaken = z.prettifyError(read.error);
      const rest = takesRest ? schema.safeParse(withoutMistakes(given, read.error)) : read;
      if (!rest.success || Object.keys(rest.data as object).length === 0) throw new ToolMistake(notTaken);
      return { notTaken, ...run(rest.data, session) };
    },
  };
}

/** Arguments without those, and without those items of lists, that are mistakes. */
function withoutMistakes(given: unknown, { issues }: z.ZodError): unknown {
  const places = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  const isWrong = (...place: readonly unknown[]) =>
    places.some((path) => path.length === place.length && path.every((part, at) => part === place[at]));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
      if (isWrong(key)) return [];
      if (!Array.isArray(value)) return [[key, value]];
      const items: unknown[] = value.filter((_, at) => !isWrong(key, at));
      return items.length === 0 ? [] : [[key, items]];
    }),
  );
}

export const nameSchema = z.string().min(1).max(100);
/** What the visitor has beside their shelf. */
export const hasSchema = z.array(nameSchema).max(40).optional().describe('What they have beside SHELF');
