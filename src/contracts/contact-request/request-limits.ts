/** Most requests that are changed together. */
export const REQUESTS_AT_ONCE_MAX = 1_000;

/** Most requests that are answered together. */
export const ANSWERED_AT_ONCE_MAX = 100;
