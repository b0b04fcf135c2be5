import { defineMessages } from '../../http/messages.ts';

export const orderMessages = defineMessages('orders.words', {
  openApp: ({ name }: { name: string }) => `Open ${name} and choose “Send Money”.`,
  sendTo: ({ number }: { number: string }) => `Send exactly the amount of the order to ${number}.`,
  writeCode: () => 'Write the code of the order as the reference.',
  enterTransaction: () => 'Enter the TrxID here that the app shows after sending.',
});
