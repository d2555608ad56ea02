/**
 * Splits a method text into its steps at sentence ends (specification, section 5): a full stop, question or
 * exclamation mark, with a closing quote if there is one, before a space and a capital or opening mark.
 *
 * @example splitInstructions('Stir. Strain into a coupe.') // ['Stir.', 'Strain into a coupe.']
 */
export function splitInstructions(text: string): string[] {
  return text
    .split(/(?<=[.!?][”“»’]?)\s+(?=[\p{Lu}¡¿«„“])/u)
    .map((step) => step.trim())
    .filter((step) => step !== '');
}

/** The method text of a list of steps; {@link splitInstructions} gives the steps back. */
export function joinSteps(steps: string[]): string {
  return steps.join(' ');
}
