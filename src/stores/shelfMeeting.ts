/** Set for the session of a browser in which the shelf has met that of the account. */
const MET = 'mixmaster-shelf-met';

/** Whether the shelf has met that of the account since the sign-in; so it counts where session storage is blocked. */
export function hasMet(): boolean {
  try {
    return sessionStorage.getItem(MET) !== null;
  } catch {
    return true;
  }
}

/** Notes that they have met, or that nobody is signed in and the next sign-in is a new one. */
export function noteMeeting(isMet: boolean): void {
  try {
    if (isMet) sessionStorage.setItem(MET, '1');
    else sessionStorage.removeItem(MET);
  } catch {
    // Storage is blocked: they meet in Mix Master alone.
  }
}
