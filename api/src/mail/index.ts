export { type Mail, writeMail } from './mail.ts';
export { openOutbox, type Outbox } from './outbox.ts';
export { mailTransport } from './transport.ts';
