/** The room that everybody is in. */
export const EVERYBODY = 'everybody';

/** The room of one user's sockets. */
export const roomOf = (user: number) => `user:${user}`;
