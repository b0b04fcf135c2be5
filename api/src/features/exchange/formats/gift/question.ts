import { cutText } from 'server/cut-text.ts';
import type { Message } from '../../../../http/messages.ts';
import { formatMessages } from '../messages.ts';
import { asBody, htmlFromText } from '../../../../texts/html.ts';
import { readPercent } from '../shared/shares.ts';
import { htmlFromMarkdown } from '../shared/markdown.ts';

type Choice = { text: string; weight: number; reason: string | undefined };
/** Texts are HTML. Without choices it is an essay. */
export type GiftQuestion = { stem: string; feedback: string; choices: Choice[]; hasOneAnswer: boolean };

const ESCAPED = '\\:#={}~n';
// Noncharacters: placeholders for escaped characters until the text is split.
const FIRST_STAND_IN = 0xfdd0;
const STAND_IN = /[\uFDD0-\uFDD7]/g;
const FORMAT = /^\[(html|markdown|plain|moodle)\]/;
// On the line of an answer `=` may be text (`pH=7.4`, `pH = 7.4`); before a word, behind a space, it begins the next one.
const MARKER = /~[ \t]*=|~|=/g;
const WEIGHT = /^%([^%]{0,20})%/;
const MAX_QUOTE = 60;

/** Reads the text of one question as Moodle does; what has two readings is refused. */
export function readGiftQuestion(source: string): GiftQuestion | { refusal: Message } {
  if (source.search(STAND_IN) >= 0) return { refusal: formatMessages.unreadableGift() };
  let text = source.replace(/\\([\\:#={}~n])/g, (_, escaped: string) => standInOf(escaped)).trim();
  if (text.startsWith('::')) {
    const end = text.indexOf('::', 2);
    if (end < 0) return { refusal: formatMessages.giftTitle() };
    text = text.slice(end + 2).trim();
  }
  const [open, close] = [text.indexOf('{'), text.indexOf('}')];
  if (open < 0 && close < 0) return { refusal: formatMessages.description() };
  if (open < 0 || close < open || text.lastIndexOf('{') > open || text.lastIndexOf('}') > close) {
    return { refusal: formatMessages.giftBraces() };
  }
  const after = text.slice(close + 1);
  const hasGap = after.trim() !== '' && !/^\s*\/\//.test(after);
  const stem = formatted(`${text.slice(0, open)}${hasGap ? `_____${after}` : ''}`, 'moodle');
  const [answers, feedback] = cutAt(text.slice(open + 1, close), '####');
  const read = readAnswers(answers.trim(), stem.format);
  if ('refusal' in read) return read;
  return { ...read, stem: stem.html, feedback: formatted(feedback, stem.format).html };
}

const standInOf = (escaped: string) => String.fromCharCode(FIRST_STAND_IN + ESCAPED.indexOf(escaped));

function readAnswers(
  answers: string,
  format: string,
): Pick<GiftQuestion, 'choices' | 'hasOneAnswer'> | { refusal: Message } {
  if (answers === '') return { choices: [], hasOneAnswer: false };
  if (answers.startsWith('#')) return { refusal: formatMessages.numerical() };
  if (!answers.includes('~')) return { refusal: kindWithoutWrongAnswers(answers) };
  const markers = [...answers.matchAll(MARKER)];
  if (markers[0]!.index > 0)
    return { refusal: formatMessages.giftBeforeAnswers({ text: quote(answers.slice(0, markers[0]!.index)) }) };
  const choices: Choice[] = [];
  for (const [number, { 0: marker, index }] of markers.entries()) {
    const text = answers.slice(index + marker.length, markers[number + 1]?.index);
    if (marker === '=' && !beginsAnswer(answers, index))
      return {
        refusal: formatMessages.giftEquals({
          text: quote(answers.slice(markers[number - 1]!.index).split('\n', 1)[0]!),
        }),
      };
    const choice = readChoice(text.trim(), marker.endsWith('='), format);
    if ('refusal' in choice) return choice;
    choices.push(choice);
  }
  return { choices, hasOneAnswer: markers.some(({ 0: marker }) => marker.endsWith('=')) };
}

function kindWithoutWrongAnswers(answers: string): Message {
  if (answers.startsWith('=') && answers.includes('->')) return formatMessages.matching();
  return /^(?:T|TRUE|F|FALSE)\s*(?:#|$)/.test(answers) ? formatMessages.trueOrFalse() : formatMessages.shortAnswer();
}

function beginsAnswer(answers: string, index: number): boolean {
  const [before = '', after = ' '] = [answers[index - 1], answers[index + 1]];
  if (before === '' || (/\s/.test(before) && !/\s/.test(after))) return true;
  const lineStart = answers.lastIndexOf('\n', index);
  return lineStart >= 0 && answers.slice(lineStart, index).trim() === '';
}

function readChoice(source: string, isRight: boolean, format: string): Choice | { refusal: Message } {
  const [whole, percent] = WEIGHT.exec(source) ?? [];
  const weight = percent === undefined ? (isRight ? 100 : 0) : readPercent(percent);
  if (weight === undefined) return { refusal: formatMessages.giftWeight({ text: quote(whole!) }) };
  const [text, feedback] = cutAt(source.slice(whole?.length ?? 0), '#');
  return { text: formatted(text, format).html, weight, reason: formatted(feedback, format).html || undefined };
}

function cutAt(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

function formatted(source: string, inherited: string): { format: string; html: string } {
  const trimmed = source.trim();
  const [prefix = '', format = inherited] = FORMAT.exec(trimmed) ?? [];
  const text = unescape(trimmed.slice(prefix.length)).trim();
  if (format === 'html') return { format, html: text };
  if (format === 'markdown') return { format, html: htmlFromMarkdown(text) };
  return { format, html: format === 'plain' ? htmlFromText(text) : asBody(text) };
}

const unescape = (text: string): string =>
  text.replace(STAND_IN, (standIn) => {
    const escaped = ESCAPED[standIn.charCodeAt(0) - FIRST_STAND_IN]!;
    return escaped === 'n' ? '\n' : escaped;
  });

const quote = (text: string) => cutText(unescape(text).trim(), MAX_QUOTE);
