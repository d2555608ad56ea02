import { readFileSync } from 'node:fs';

/** One way to say something, and what is meant: `(a|b)` stands for either, `[a|b]` and `(a)?` for what may be there. */
export interface Wording {
  meant: string;
  says: string;
}

/** The wordings of a file: one per line below the heading of what they mean. */
export function wordingsIn(file: URL): Wording[] {
  let meant = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      if (!line.startsWith('# ')) return [{ meant, says: line }];
      meant = line.slice(2).trim();
      return [];
    });
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
