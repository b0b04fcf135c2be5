export {
  passwordChangedMail,
  passwordRemovedMail,
  payoutAccountChangedMail,
  phoneChangedMail,
  resetCodeMail,
} from './messages.ts';
export { openOutbox, type Outbox } from './outbox.ts';
export { mailTransport } from './transport.ts';
