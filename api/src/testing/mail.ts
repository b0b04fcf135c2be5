import type { MailTransport } from '../mail/transport.ts';

/** `sent` holds the recipients. */
export function recordingTransport() {
  const sent: string[] = [];
  const transport: MailTransport = {
    send: async ({ to }) => void sent.push(to),
    close: () => undefined,
    describe: '',
  };
  return { sent, transport };
}
