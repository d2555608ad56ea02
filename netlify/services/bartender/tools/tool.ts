import { z } from 'zod';
import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { ModelTool } from '../../model/prompt.ts';
import type { Session } from '../session.ts';

/** A tool that a model may use. */
export interface Tool {
  name: string;
  describe(catalogue: Catalogue): ModelTool;
  /** @throws ToolMistake for arguments that are not what it takes */
  use(args: unknown, session: Session): unknown;
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
  run(args: z.output<Args>, session: Session): unknown;
}

export function createTool<Args extends z.ZodType>({ name, description, args, run }: Definition<Args>): Tool {
  return {
    name,
    describe(catalogue) {
      const { $schema: _, ...parameters } = z.toJSONSchema(args(catalogue));
      return { name, description, parameters };
    },
    use(given, session) {
      const read = args(session.catalogue).safeParse(given);
      if (!read.success) throw new ToolMistake(z.prettifyError(read.error));
      return run(read.data, session);
    },
  };
}

export const nameSchema = z.string().min(1).max(100);
