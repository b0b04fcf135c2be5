import { type Message, wordsOf } from '../http/messages.ts';

/** A mail as it is sent, but for its sender. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Writes a mail of plain paragraphs. Give it no text of a stranger's, or a name signed up with becomes that stranger's letter. */
export function writeMail(to: string, subject: Message, paragraphs: readonly Message[]): Mail {
  const lines = paragraphs.map(wordsOf);
  return {
    to,
    subject: wordsOf(subject),
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</body></html>`,
  };
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
