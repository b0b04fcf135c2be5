import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const CODE = globSync(['src/**/*.{ts,tsx}', 'vite.config.ts'], { cwd: join(SOURCE, '..') })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(SOURCE, '..', path), 'utf8'))
  .join('\n');
const USED_IDS = new Set(Array.from(CODE.matchAll(/(['"])([a-zA-Z]+\.\w+)\1/g), ([, , id]) => id));

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
});
