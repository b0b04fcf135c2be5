export { requireDesk } from './require-desk.ts';
export { deskName } from './names.ts';
