import type { MailTransport } from '../mail/transport.ts';

/** A transport that takes every mail, and keeps to whom each went. */
export function keepingTransport() {
  const sent: string[] = [];
  const transport: MailTransport = {
    send: async ({ to }) => void sent.push(to),
    close: () => undefined,
    describe: '',
  };
  return { sent, transport };
}
