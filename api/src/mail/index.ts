export { passwordChangedMail, passwordRemovedMail, resetCodeMail } from './messages.ts';
export { openOutbox, type Outbox } from './outbox.ts';
export { mailTransport } from './transport.ts';
