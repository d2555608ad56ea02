/** A mistake that the person at the keyboard can mend: its message is the one sentence to show. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** Runs a command of this folder; a `Fault` ends it with its sentence alone and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error);
    process.exit(1);
  }
}
