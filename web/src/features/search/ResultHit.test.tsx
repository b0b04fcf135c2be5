import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AppTheme } from '../../theme/AppTheme.tsx';
import type { Hit } from './hit-lines.ts';
import { ResultHit } from './ResultHit.tsx';

/** Pieces of a text, marked where it stands in brackets. */
const pieces = (text: string) =>
  text
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map((piece) => ({ text: piece.replace(/^\[|\]$/g, ''), marked: piece.startsWith('[') }));

const question: Hit = {
  name: 'Which muscle lifts the arm?',
  link: '/questions-set/_1/ANAT/chapter/_1-ANAT-5#ANAT-000012',
  kind: 'SBA',
  topic: 'Upper limb, Anatomy',
  place: 'Dhaka, May 2024',
  excerpt: pieces('It is the [supraspinatus].'),
};

function show(hit: Partial<Hit>) {
  const { container } = render(
    <MemoryRouter>
      <AppTheme>
        <ResultHit hit={{ ...question, ...hit }} />
      </AppTheme>
    </MemoryRouter>,
  );
  return {
    marks: Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent),
    lines: Array.from(container.querySelectorAll('p'), (line) => line.textContent),
    facts: Array.from(container.querySelectorAll('li'), (fact) => fact.textContent),
  };
}

describe('a hit', () => {
  it('shows title, matching sentence, type, topic, paper and ref', () => {
    expect(show({})).toEqual({
      marks: ['supraspinatus'],
      lines: ['Which muscle lifts the arm?', 'It is the supraspinatus.'],
      facts: ['SBASingle best answer', 'Upper limb, Anatomy', 'Dhaka, May 2024', 'ANAT-000012'],
    });
    const link = screen.getByRole('link', { name: 'Which muscle lifts the arm?' });
    expect(link.getAttribute('href')).toBe(question.link);
  });

  it.each([
    ['the whole name', 'Which muscle lifts the arm?', 'Which [muscle] lifts the arm?', 'Which muscle lifts the arm?'],
    ['a part of it', 'A boy falls. Which bone breaks?', 'Which [bone] breaks?', 'A boy falls. Which bone breaks?'],
    ['a name cut short', 'A boy falls and…', 'A boy falls and breaks the [ulna].', 'A boy falls and breaks the ulna.'],
  ])('marks the match in %s', (_, name, excerpt, line) => {
    const { lines, marks } = show({ name, excerpt: pieces(excerpt) });
    expect(lines).toEqual([line]);
    expect(marks).toHaveLength(1);
  });

  it('repeats no fact of its title', () => {
    const chapter = {
      name: 'Heart, Anatomy',
      link: '/x',
      kind: 'CHAPTER' as const,
      topic: 'Anatomy',
      place: '1st Proff',
    };
    expect(show({ ...chapter, excerpt: null }).facts).toEqual(['Chapter', '1st Proff']);
  });

  it('is a plain link without further facts', () => {
    const bare = show({ kind: null, topic: null, place: null, excerpt: null });
    expect(bare).toEqual({ marks: [], lines: ['Which muscle lifts the arm?'], facts: [] });
  });

  it('shows markup in an excerpt as text', () => {
    expect(show({ excerpt: pieces('<img src=x onerror=alert(1)> [arm]') }).lines[1]).toBe(
      '<img src=x onerror=alert(1)> arm',
    );
  });
});
