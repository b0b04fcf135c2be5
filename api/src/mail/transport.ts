import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Mail } from './mail.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const SOCKET_TIMEOUT_MS = 15_000;

type MailSettings = { smtpUrl: string | undefined; from: string; folder: string };
/** `send` throws if the mail was not accepted. */
export type MailTransport = { send: (mail: Mail) => Promise<void>; close: () => void; describe: string };

// A mail must not make nodemailer read a file or fetch a URL.
const SAFE = { disableFileAccess: true, disableUrlAccess: true } as const;

export function mailTransport({ smtpUrl, from, folder }: MailSettings): MailTransport {
  return smtpUrl ? smtp(smtpUrl, from) : files(folder, from);
}

function smtp(url: string, from: string): MailTransport {
  const { hostname, port, username, password, protocol, searchParams } = new URL(url);
  const secure = protocol === 'smtps:';
  const mailer = nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: searchParams.get('tls') === 'required',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    ...SAFE,
  });
  return {
    send: async (mail) => void (await mailer.sendMail(envelope(mail, from))),
    close: () => mailer.close(),
    describe: `through ${hostname}`,
  };
}

function files(folder: string, from: string): MailTransport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...SAFE });
  return {
    async send(mail) {
      const { message: bytes } = await writer.sendMail(envelope(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const name = `${stamp}-${randomBytes(3).toString('hex')}`;
      const part = join(folder, `.${name}.part`);
      await writeFile(part, bytes as Buffer, { mode: 0o600 });
      await rename(part, join(folder, `${name}.eml`));
    },
    close: () => writer.close(),
    describe: `as files in ${folder}`,
  };
}

const envelope = ({ to, subject, text, html }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: { 'auto-submitted': 'auto-generated' },
});
