import type { AccountLanguage } from 'schema/languages.ts';
import { inLanguage } from 'server/language.ts';
import { escapeHtml } from '../escape-html.ts';
import { type Message, wordsOf } from '../http/messages.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

/** Of an account. */
export type Recipient = { email: string; language: AccountLanguage };

/**
 * In the recipient's language. Never put a stranger's text into a mail: with a name chosen at sign-up, anybody could send
 * messages through us.
 */
export function writeMail({ email, language }: Recipient, subject: Message, paragraphs: readonly Message[]): Mail {
  const [title, ...lines] = inLanguage(language, () => [subject, ...paragraphs].map(wordsOf));
  return {
    to: email,
    subject: title!,
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</body></html>`,
  };
}
