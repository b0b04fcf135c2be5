import { cutText } from 'server/cut-text.ts';
import { wordsOf } from '../../http/messages.ts';
import { bodyMessages } from './messages.ts';

const MAX_BODY = 4_000;
const MAX_TEXT = 200;
const MAX_FIELDS = 30;
const MAX_NAME = 60;
const SECRET = /token|secret|password/i;

/**
 * What the log keeps of a JSON body: all of a short one; otherwise long texts are cut and say how long they are, and if
 * that is not enough, whole fields are. Never a secret.
 */
export function recordedBody(body: unknown): object | null {
  if (typeof body !== 'object' || body === null) return null;
  const whole = JSON.stringify(body, withoutSecrets);
  if (whole.length <= MAX_BODY) return parse(whole);
  const cut = JSON.stringify(parse(whole), (_name, value: unknown) =>
    typeof value === 'string' ? shorten(value) : value,
  );
  return cut.length <= MAX_BODY ? parse(cut) : fieldsOf(parse(cut));
}

// A form's fields have no prototype, which the query builder does not take; jsonb has no place for NUL.
const parse = (json: string) => JSON.parse(json) as object;
const withoutSecrets = (name: string, value: unknown): unknown => {
  if (SECRET.test(name)) return wordsOf(bodyMessages.secret());
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
};

function shorten(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  return wordsOf(bodyMessages.cut({ start: cutText(text, MAX_TEXT), length: text.length }));
}

function fieldsOf(body: object): object {
  const entries = Object.entries(body) as [string, unknown][];
  const fields = entries.slice(0, MAX_FIELDS).map(([name, value]) => {
    const { length } = JSON.stringify(value);
    const isShort = typeof value !== 'object' || length <= MAX_TEXT / 2;
    return [cutText(name, MAX_NAME), isShort ? value : wordsOf(bodyMessages.leftOut({ length }))];
  });
  const more = entries.length - fields.length;
  return Object.fromEntries([...fields, ...(more > 0 ? [['…', wordsOf(bodyMessages.more({ count: more }))]] : [])]);
}
