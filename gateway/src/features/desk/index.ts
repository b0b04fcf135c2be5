export { withConflict } from './calls.ts';
export { deskMessages } from './messages.ts';
export { requireDesk } from './require-desk.ts';
