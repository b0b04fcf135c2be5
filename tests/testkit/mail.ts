import { expect } from 'vitest';
import { startSmtp } from '../../api/src/testing/smtp.ts';

const CODE = /\b(\d{6})\b/;

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;
export { startSmtp };

export async function codeFor(smtp: Smtp, address: string): Promise<string> {
  const codes = () =>
    mailsTo(smtp, address)
      .map(({ text }) => CODE.exec(text)?.[1])
      .filter((code) => code !== undefined);
  await expect.poll(() => codes().length, { timeout: 10_000 }).toBeGreaterThan(0);
  return codes().at(-1)!;
}

/** Decoded, in the order of their arrival. */
export const mailsTo = ({ received }: Smtp, address: string) =>
  received.filter(({ recipients }) => recipients.includes(address)).map(({ raw }) => readMail(raw));

/** Its subject and text. */
function readMail(raw: string) {
  const subject = /^Subject: (.*(?:\r\n\s.*)*)/m.exec(raw)?.[1] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const [head = '', ...rest] = (boundary ? raw.split(`--${boundary}\r\n`)[1]! : raw).split('\r\n\r\n');
  const [body = ''] = rest.join('\n\n').split(`--${boundary}`);
  const encoding = /^Content-Transfer-Encoding: (\S+)/m.exec(head)?.[1];
  return {
    subject: subject
      .replaceAll(/\?=\s+=\?/g, '?==?')
      .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/g, (_, kind: string, word: string) =>
        kind === 'B' ? fromBase64(word) : fromQuotedPrintable(word.replaceAll('_', ' ')),
      ),
    text: encoding === 'base64' ? fromBase64(body) : encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body,
  };
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString();

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
