export { passwordChangedMail, passwordRemovedMail, payoutAccountChangedMail, resetCodeMail } from './messages.ts';
export { openOutbox, type Outbox } from './outbox.ts';
export { mailTransport } from './transport.ts';
