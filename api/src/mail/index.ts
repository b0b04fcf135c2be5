export { type Mail, type Recipient, writeMail } from './mail.ts';
export { adoptMailsJob, mailJob, openOutbox, type Outbox } from './outbox.ts';
export { mailTransport } from './transport.ts';
