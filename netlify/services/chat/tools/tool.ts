import { z } from 'zod';
import type { ModelTool } from '../../model/prompt.ts';
import { ToolMistake, type Kit } from './kit.ts';

/** A tool that a model may have used: as it is told of it, and what it does. */
export interface Tool {
  name: string;
  /** Made when a model is first told of it. */
  told(): ModelTool;
  /** @throws ToolMistake for arguments that are not what it takes */
  use(args: unknown, kit: Kit): unknown;
}

interface Definition<Args extends z.ZodType> {
  name: string;
  description: string;
  args: Args;
  run(args: z.output<Args>, kit: Kit): unknown;
}

/** Makes a tool, whose arguments are checked by the schema that the model is told. */
export function tool<Args extends z.ZodType>({ name, description, args, run }: Definition<Args>): Tool {
  return {
    name,
    told() {
      const { $schema: _, ...parameters } = z.toJSONSchema(args);
      return { name, description, parameters };
    },
    use(given, kit) {
      const read = args.safeParse(given);
      if (!read.success) throw new ToolMistake(z.prettifyError(read.error));
      return run(read.data, kit);
    },
  };
}
