import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/programs.ts';

const MAX_CELL_LENGTH = 120;
// Long cells of its own: the bench writes it.
const GENERATED = 'docs/benchmarks.md';
const FENCE = /^```[^\n]*\n[\s\S]*?^```$/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
const REPOSITORY_PATH = /^(?:\.ci|api|bench|deploy|docs|explorer|gateway|schema|scripts|tests|web|\*)\/[\w./*<>{},-]*$/;
const TEST_FILE = /^[\w./-]*\.test\.tsx?$/;

const documents = globSync(['*.md', 'docs/**/*.md', 'api/docs/*.md'], { cwd: ROOT })
  .filter((file) => file !== GENERATED)
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Whether something in the repository matches, where `<feature>` stands for any name. */
const isThere = (pattern: string) => {
  const glob = pattern.replaceAll(/<[^>]+>/g, '*').replace(/\/$/, '');
  return existsSync(join(ROOT, glob)) || globSync(glob, { cwd: ROOT, exclude: ['**/node_modules'] }).length > 0;
};

/** The fragments of a document's headings, as forges make them. */
function anchorsOf(text: string): string[] {
  const headings = text.replaceAll(FENCE, '').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const cellsOf = (text: string) =>
  [...text.matchAll(/^ *\|(.*)\|$/gm)].flatMap(([, row]) => row!.split(/(?<!\\)\|/).map((cell) => cell.trim()));

test('there are documents to read', () => {
  const files = documents.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(['CONTRIBUTING.md', 'README.md', 'docs/architecture.md']));
});

describe.each(documents)('$file', ({ file, text }) => {
  const prose = text.replaceAll(FENCE, '');

  test('every relative link leads to a file and a heading of it', () => {
    const links = [...prose.replaceAll(CODE, '').matchAll(LINK)]
      .map(([, link]) => link!)
      .filter((link) => !/^(?:https?|mailto):/.test(link));
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(join(ROOT, target), 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('every path of the repository is there', () => {
    const named = [...prose.matchAll(CODE)].map(([, code]) => code!);
    const missing = [
      ...named.filter((code) => REPOSITORY_PATH.test(code) && !isThere(code)),
      ...named.filter((code) => TEST_FILE.test(code) && !isThere(`**/${code}`)),
    ];
    // What a build or a run of the tests writes.
    expect(missing.filter((path) => !/^(?:web\/dist|explorer\/dist|deploy\/tls\/privkey)/.test(path))).toEqual([]);
  });

  test(`no cell of a table is longer than ${MAX_CELL_LENGTH} characters`, () => {
    const cells = cellsOf(prose).filter((cell) => !/^[:-]+$/.test(cell));
    expect(cells.filter((cell) => cell.length > MAX_CELL_LENGTH)).toEqual([]);
  });
});
