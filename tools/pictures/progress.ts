import type { Outcome } from './renderer.ts';

/** Tells of pictures as they come and counts how they went. */
export interface Progress {
  /**
   * Takes what became of a picture.
   *
   * @param label what a person calls the picture
   * @param finish does what is left to do with a rendered one; if it fails, the picture has failed
   */
  take(label: string, outcome: Outcome, finish: (file: string) => Promise<void>): Promise<void>;
  /** Tells the sum and gives the number of failed pictures. */
  end(): number;
}

/** @param total pictures that are to be rendered */
export function createProgress(total: number): Progress {
  let rendered = 0;
  let failed = 0;
  const fail = (label: string, reason: string) => {
    failed += 1;
    console.error(`${label}: ${reason}`);
  };
  return {
    async take(label, outcome, finish) {
      if (outcome.status === 'failed') {
        fail(label, [outcome.field, outcome.error].filter(Boolean).join(': '));
        return;
      }
      try {
        await finish(outcome.file);
        rendered += 1;
        console.log(`${label}: ${Math.round(outcome.seconds)} s (${rendered} of ${total})`);
      } catch (error) {
        fail(label, error instanceof Error ? error.message : String(error));
      }
    },
    end() {
      console.log(`${rendered} rendered, ${failed} failed, ${total - rendered - failed} left.`);
      return failed;
    },
  };
}
