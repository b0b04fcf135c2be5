import { createHash } from 'node:crypto';
import type { Question } from '../questions/index.ts';

const INLINE = /<\/?(?:strong|em|b|i|u)>/g;
const BLOCK = /<(?!\/?(?:sub|sup)>)[^>]*>/g;

/** What a piece of HTML says, however it is set: 10<sup>3</sup> and 103 stay apart, bold and capitals do not. */
export const foldBody = (html: string): string =>
  (html.includes('<') ? html.replace(INLINE, '').replace(BLOCK, ' ') : html).toLowerCase().replace(/\s+/g, ' ').trim();

const digest = (parts: readonly (readonly string[])[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest();

/** SHA-256 of what is asked, in hex: type, subject, stem and the set of options or parts; no key, no ref. */
export function contentHash(question: Pick<Question, 'type' | 'subject' | 'stem' | 'options' | 'parts'>): string {
  const bodies = [...question.options, ...question.parts].map((body) => foldBody(body.text));
  return digest([[question.type, question.subject, foldBody(question.stem)], bodies.sort()]).toString('hex');
}

/** The answer key as a short text that is the same for the same key, whatever order the options stand in. */
export function answerKey(options: readonly { text: string; correct: boolean }[]): string {
  const correct = options.filter((option) => option.correct).map((option) => foldBody(option.text));
  return digest([correct.sort()]).toString('base64', 0, 9);
}
