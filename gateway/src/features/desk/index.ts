export { deskMessages } from './messages.ts';
