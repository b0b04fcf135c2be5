export { requireDesk } from './require-desk.ts';
export { deskMessages } from './messages.ts';
export { deskName } from './names.ts';
