export { requireDesk } from './require-desk.ts';
export { deskName } from './rows.ts';
