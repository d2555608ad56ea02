/** Where a countdown stands. */
export type CountdownState = 'ready' | 'running' | 'up';

export interface Countdown {
  state: CountdownState;
  /** Whole seconds that are left, 0 when the time is up. */
  left: number;
  /** Starts it from the beginning, or stops it. */
  toggle(): void;
  stop(): void;
}

const TICK = 200;

/**
 * Counts seconds down by the clock, so that a page that slept is right when it wakes.
 *
 * @param tell is called whenever what is shown changes
 */
export function createCountdown(seconds: number, tell: (countdown: Countdown) => void): Countdown {
  let ticking: ReturnType<typeof setInterval> | undefined;
  const turn = (state: CountdownState, left: number) => {
    if (state !== 'running') clearInterval(ticking);
    if (state === countdown.state && left === countdown.left) return;
    Object.assign(countdown, { state, left });
    tell(countdown);
  };
  const countdown: Countdown = {
    state: 'ready',
    left: seconds,
    toggle() {
      if (countdown.state === 'running') {
        countdown.stop();
        return;
      }
      const end = Date.now() + seconds * 1000;
      turn('running', seconds);
      ticking = setInterval(() => {
        const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
        turn(left === 0 ? 'up' : 'running', left);
      }, TICK);
    },
    stop() {
      turn('ready', seconds);
    },
  };
  return countdown;
}
