import { expect } from 'vitest';
import { startSmtp } from '../../api/src/testing/smtp.ts';

const CODE = /\b(\d{6})\b/;

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;
export { startSmtp };

export async function codeFor(smtp: Smtp, address: string): Promise<string> {
  const codes = () =>
    smtp.received
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ raw }) => CODE.exec(raw.split('\r\n\r\n').slice(1).join('\n'))?.[1])
      .filter((code) => code !== undefined);
  await expect.poll(() => codes().length, { timeout: 10_000 }).toBeGreaterThan(0);
  return codes().at(-1)!;
}
