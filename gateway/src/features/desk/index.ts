export { requireDesk } from './require-desk.ts';
export { deskMessages } from './messages.ts';
export { deskName } from './names.ts';
export { connection, pageOf } from './pages.ts';
