import type { z } from 'zod';

/** Something wrong in a data file. */
export interface Problem {
  /** Path below the data folder, with forward slashes. */
  file: string;
  /** Place in the file, as `lines[2].amount`; empty for the whole file. */
  field: string;
  reason: string;
}

/** Thrown with every problem of the catalogue at once. */
export class CatalogueError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(`The catalogue has ${problems.length} problem(s):\n${problems.map(describeProblem).join('\n')}`);
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}

/** One line for a person: file, field, reason. */
export function describeProblem({ file, field, reason }: Problem): string {
  return field === '' ? `${file}: ${reason}` : `${file}: ${field}: ${reason}`;
}

/** A path into a JSON value as people write it: `lines[2].amount`. */
function fieldPath(path: PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : index === 0 ? String(part) : `.${String(part)}`,
    )
    .join('');
}

/** The problems that a schema found in a file. */
export function schemaProblems(file: string, error: z.ZodError): Problem[] {
  return error.issues.map((issue) => ({ file, field: fieldPath(issue.path), reason: issue.message }));
}
