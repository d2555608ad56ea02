/** Key of session storage, set in a tab once its shelf and its diet have met those of the account. */
const MET = 'mixmaster-shelf-met';

/** Whether shelf and diet have met the account's since the sign-in; true where session storage is blocked. */
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
