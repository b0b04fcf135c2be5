// How the web client's server cleans bodies.
export { sanitize } from '../server/sanitize.ts';
