/** A mistake that the person at the keyboard can mend: its message is the one sentence to show. */
export class Fault extends Error {
  override readonly name: string = 'Fault';
}

/** Runs a command; a fault ends it with its sentence alone. Returns its exit code: 2 where it was called wrongly. */
export async function runCommand(command: () => Promise<boolean>): Promise<number> {
  try {
    return (await command()) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    return error.name === 'UsageError' ? 2 : 1;
  }
}
