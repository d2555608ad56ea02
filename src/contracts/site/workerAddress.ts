/** Where the worker of the site is. */
export const WORKER = '/sw.js';
