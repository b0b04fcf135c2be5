export { orderMessages } from './messages.ts';
export { orderRow, pageOf } from './rows.ts';
