// For tests of other packages.
export { sanitize } from '../server/sanitize.ts';
