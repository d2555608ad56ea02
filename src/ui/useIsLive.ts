import { useSyncExternalStore } from 'react';

const listenToNothing = () => () => undefined;

/** Whether presses are heard: not in the HTML of the build, nor while that comes to life. */
export const useIsLive = () =>
  useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );
