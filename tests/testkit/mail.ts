import { expect } from 'vitest';
import { startSmtp } from '../../api/src/mail/test-smtp.ts';

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;
export { startSmtp };

/** The one-time code out of the newest mail to an address, once it has come. */
export async function codeFor(smtp: Smtp, address: string, after = 0): Promise<string> {
  const mails = () => smtp.received.filter(({ recipients }) => recipients.includes(address));
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBeGreaterThan(after);
  const [, code] = /\b(\d{6})\b/.exec(mails().at(-1)!.raw.split('\r\n\r\n').slice(1).join('\n')) ?? [];
  expect(code).toBeDefined();
  return code!;
}
