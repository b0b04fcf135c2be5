import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

describe.each(globSync('**/messages/*.json', { cwd: SOURCE }))('%s', (path) => {
  const messages = Object.entries(JSON.parse(readFileSync(join(SOURCE, path), 'utf8')) as Record<string, string>);
  const folder = /features\/([^/]+)\//.exec(path)?.[1] ?? 'shared';
  const prefix = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

  it('has ids of its folder', () => {
    expect(messages.filter(([id]) => !id.startsWith(`${prefix}.`))).toEqual([]);
  });

  it('has messages that compile', () => {
    for (const [id, message] of messages) expect(() => compileMessage(message), id).not.toThrow();
  });
});
