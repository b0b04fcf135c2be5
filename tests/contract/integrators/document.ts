import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/programs.ts';

const FILES = ['docs/integrators.md', 'docs/integrators-reference.md'];
const text = FILES.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
const FENCE = /^```(\w+)( live)?\n([\s\S]*?)^```$/gm;

/** An example: `prints` is the text below it, what it says when it is run; one that is live never ends. */
export type Example = { name: string; language: string; isLive: boolean; code: string; prints: string | undefined };

/** The examples of the guide for integrators and then of its reference, in their order. */
export function examples(): Example[] {
  const found: Example[] = [];
  for (const [, language = '', live, code = ''] of text.matchAll(FENCE)) {
    if (language === 'text') found.at(-1)!.prints = code;
    else {
      const name = `${found.length + 1}: ${language}, ${code.split('\n')[0]}`;
      found.push({ name, language, isLive: live !== undefined, code, prints: undefined });
    }
  }
  return found;
}

/** The rows of the first table below a heading of the reference, without what makes a name look like code. */
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
