import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/programs.ts';

const FILES = ['docs/integrators.md', 'docs/integrators-reference.md'];
const text = FILES.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
const FENCE = /^```(\w+)( live)?\n([\s\S]*?)^```$/gm;

/** `prints` is the expected output; a live example never ends. */
export type Example = { name: string; language: string; isLive: boolean; code: string; prints: string | undefined };

/** In the order of the guide and its reference. */
export function examples(): Example[] {
  const examplesSoFar: Example[] = [];
  for (const [, language = '', live, code = ''] of text.matchAll(FENCE)) {
    if (language === 'text') examplesSoFar.at(-1)!.prints = code;
    else {
      const name = `${examplesSoFar.length + 1}: ${language}, ${code.split('\n')[0]}`;
      examplesSoFar.push({ name, language, isLive: live !== undefined, code, prints: undefined });
    }
  }
  return examplesSoFar;
}

export function tableOf(heading: string): string[][] {
  const section = text.split(`\n## ${heading}\n`).at(-1)!;
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}
