import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessage, type CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import { describe, expect, it, test } from 'vitest';
import { compileEnglish } from '../../scripts/compile-messages.ts';

const SOURCE = join(import.meta.dirname, '..');
const CODE = globSync(['src/**/*.{ts,tsx}', 'vite.config.ts'], { cwd: join(SOURCE, '..') })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(SOURCE, '..', path), 'utf8'))
  .join('\n');
const USED_IDS = new Set(Array.from(CODE.matchAll(/(['"])([a-zA-Z]+\.\w+)\1/g), ([, , id]) => id));

/** Without the signs that a plural replaces by its number. */
const textsOf = (tokens: readonly CompiledMessageToken[], choice?: string): string[] =>
  tokens.flatMap((token) => {
    if (typeof token === 'string') return token === '#' && choice === 'plural' ? [] : [token];
    const forms = Object.values(token[2] ?? {}).filter((form) => Array.isArray(form));
    return forms.flatMap((form) => textsOf(form as CompiledMessageToken[], token[1]));
  });

describe.each(globSync('**/messages/*.json', { cwd: SOURCE }))('%s', (path) => {
  const messages = Object.entries(JSON.parse(readFileSync(join(SOURCE, path), 'utf8')) as Record<string, string>);
  const folder = /features\/([^/]+)\//.exec(path)?.[1] ?? 'shared';
  const prefix = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

  it('has ids of its folder', () => {
    expect(messages.filter(([id]) => !id.startsWith(`${prefix}.`))).toEqual([]);
  });

  it('has no unused ids', () => {
    expect(messages.map(([id]) => id).filter((id) => !USED_IDS.has(id))).toEqual([]);
  });

  it('has messages that compile', () => {
    for (const [id, message] of messages) expect(() => compileMessage(message), id).not.toThrow();
  });

  it('shows no # in place of a number, as a choice inside a plural does', () => {
    const texts = messages.map(([id, message]) => [id, textsOf(compileMessage(message)).join(' ')] as const);
    expect(texts.filter(([, text]) => text.includes('#'))).toEqual([]);
  });
});

test.each([
  '{count, plural, one {{count} question} other {{count} questions}} for {text}',
  '{count, plural, one {# question} other {# questions}}',
  '{count, plural, =0 {no question} one {one question} other {{count} questions}}',
  '{count, plural, offset:1 one {one more} other {others}}',
])('the build keeps the words of %s', (message) => {
  const wordsOf = (compiled: ReturnType<typeof compileMessage>) => {
    const i18n = setupI18n({ locale: 'en', messages: { en: { message: compiled } } });
    return [0, 0.5, 1, 2, 1000].map((count) => i18n._('message', { count, text: 'artery' }));
  };
  expect(wordsOf(compileEnglish(message))).toEqual(wordsOf(compileMessage(message)));
});
