import { escapeHtml } from '../escape-html.ts';
import { englishOf, type Message } from '../http/messages.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

/** Never put a stranger's text into a mail: with a name chosen at sign-up, anybody could send messages through us. */
export function writeMail(to: string, subject: Message, paragraphs: readonly Message[]): Mail {
  const lines = paragraphs.map(englishOf);
  return {
    to,
    subject: englishOf(subject),
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</body></html>`,
  };
}
