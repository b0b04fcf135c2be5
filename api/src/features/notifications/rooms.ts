export const EVERYBODY = 'everybody';

export const roomOf = (user: number) => `user:${user}`;
