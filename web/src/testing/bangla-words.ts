import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessage, type CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import { BANGLA } from 'schema/languages.ts';

export { default as latinWords } from '../i18n/latin-words.json' with { type: 'json' };

const TAG = /<\/?\w+\/?>/g;
const ANY = '.*';

const source = join(import.meta.dirname, '..');
const catalogue = Object.assign(
  {},
  ...globSync(`**/messages/${BANGLA}.json`, { cwd: source }).map(
    (file) => JSON.parse(readFileSync(join(source, file), 'utf8')) as Record<string, string>,
  ),
) as Record<string, string>;

const i18n = setupI18n({ locale: BANGLA, messages: { [BANGLA]: catalogue } });
i18n.setMessagesCompiler(compileMessage);

/** A message of the client as a Bangla page shows it, without tags. Throws if no catalogue has it. */
export function bn(id: string, values: Record<string, string | number> = {}): string {
  messageOf(id);
  return i18n._(id, values).replaceAll(TAG, '');
}

/** The same, for any values. */
export const bnLike = (id: string): RegExp => new RegExp(`^${patternOf(compileMessage(messageOf(id)))}$`, 'u');

function messageOf(id: string): string {
  const message = catalogue[id];
  if (message === undefined) throw new Error(`${id} is in no catalogue in Bangla`);
  return message;
}

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const patternOf = (tokens: readonly CompiledMessageToken[]): string =>
  tokens
    .map((token) => {
      if (typeof token === 'string') return token === '#' ? ANY : escape(token.replaceAll(TAG, ''));
      const [, , choices] = token;
      if (typeof choices !== 'object' || choices === null) return ANY;
      const forms = Object.values(choices).map((form) => (Array.isArray(form) ? patternOf(form) : ''));
      return `(?:${forms.join('|')})`;
    })
    .join('');
