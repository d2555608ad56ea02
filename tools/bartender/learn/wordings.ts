import { readFileSync } from 'node:fs';
import { asMany } from '../../bench/effort.ts';

/** One way to say something, and what is meant: `(a|b)` stands for either, `[a|b]` and `(a)?` for what may be there. */
export interface Wording {
  meant: string;
  says: string;
}

/** Lines of a file that are read where the command is brief. */
const FEW = 60;

/** The wordings of a file: one per line below the heading of what they mean; a few of them where the command is brief. */
export function wordingsIn(file: URL): Wording[] {
  let meant = '';
  return linesIn(file).flatMap((line) => {
    if (!line.startsWith('# ')) return [{ meant, says: line }];
    meant = line.slice(2).trim();
    return [];
  });
}

/** The lines of a file; a few of them where the command is brief. */
export function linesIn(file: URL): readonly string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return asMany(
    lines.filter((line) => line.trim() !== ''),
    FEW,
  );
}

/** One of the messages that a wording stands for. */
export function messageOf(says: string, chance: () => number): string {
  let at = 0;
  const message = readOptions('');
  return message.replace(/\s+/g, ' ').trim();

  function readOptions(end: string): string {
    const options = [''];
    while (at < says.length && says.charAt(at) !== end) {
      const letter = says.charAt(at++);
      if (letter === '|') options.push('');
      else if (letter === '(' || letter === '[') options.push((options.pop() ?? '') + readGroup(letter));
      else options.push((options.pop() ?? '') + letter);
    }
    return options[Math.floor(chance() * options.length)] ?? '';
  }

  function readGroup(opened: string): string {
    const text = readOptions(opened === '(' ? ')' : ']');
    at++;
    const mayLack = opened === '[' || says.charAt(at) === '?';
    if (opened === '(' && mayLack) at++;
    return mayLack && chance() < 0.5 ? '' : text;
  }
}
