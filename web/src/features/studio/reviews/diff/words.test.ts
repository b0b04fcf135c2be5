import { describe, expect, it } from 'vitest';
import { compareHtml } from './words.ts';

const shown = (before: string, after: string) =>
  compareHtml(before, after)
    .pieces.map(({ text, side }) => (side ? `${side === 'AFTER' ? '+' : '-'}[${text}]` : text))
    .join('');

describe('two versions of a text', () => {
  it('are compared word by word, without markup', () => {
    expect(shown('<p>The <em>median</em> nerve is injured.</p>', '<p>The <em>radial</em> nerve is injured.</p>')).toBe(
      'The -[median]+[radial] nerve is injured.',
    );
  });

  it('keep their lines', () => {
    expect(shown('<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>three</li></ul>')).toBe(
      'one\n-[two]+[three]',
    );
  });

  it('replace a line that has little in common with the other', () => {
    expect(shown('<p>Same.</p><p>Not the best answer</p>', '<p>Same.</p><p>Best answer</p>')).toBe(
      'Same.\n-[Not the best answer]+[Best answer]',
    );
  });

  it('show their markup where nothing else differs', () => {
    const { pieces, isFormatting } = compareHtml('H2O', 'H<sub>2</sub>O');
    expect(isFormatting).toBe(true);
    expect(pieces.map(({ text }) => text).join('')).toContain('<sub>');
  });

  it('are whole where one of them is empty', () => {
    expect(shown('', 'New reason')).toBe('+[New reason]');
    expect(shown('Old reason', '')).toBe('-[Old reason]');
  });

  it('run no script of theirs', () => {
    const hostile = '<img src=x onerror="globalThis.attacked = true">';
    compareHtml(hostile, `<p>${hostile}</p>`);
    expect('attacked' in globalThis).toBe(false);
  });
});
