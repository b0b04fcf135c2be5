import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readSource } from './credit.ts';
import { PictureCredit } from './PictureCredit.tsx';

const linksOf = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it.each([
  ['Atlas of anatomy, 3rd edition', 'Atlas of anatomy, 3rd edition', undefined],
  ['Atlas (https://example.org/a)', 'Atlas', 'https://example.org/a'],
  ['Atlas: https://example.org/a.', 'Atlas.', 'https://example.org/a'],
  ['https://www.example.org/long/path?q=1', 'example.org', 'https://www.example.org/long/path?q=1'],
  ['javascript:alert(1)', 'javascript:alert(1)', undefined],
])('a source %s is shown as its words, with its address', (source, text, address) => {
  expect(readSource(source)).toEqual({ text, address });
});

it('names maker, source and licence, with the deed', () => {
  const { container } = render(<PictureCredit credit="A. Rahman" source="Atlas" licence="CC-BY-SA-4.0" />);
  expect(container.textContent).toBe('Picture: A. Rahman, Atlas, CC BY-SA 4.0');
  expect(linksOf()).toEqual([['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/']]);
});

it('says of own work only where it comes from, and nothing where nothing is known', () => {
  const { container, rerender } = render(<PictureCredit source="Drawn for this bank" licence="LicenseRef-Own" />);
  expect(container.textContent).toBe('Picture: Drawn for this bank');
  rerender(<PictureCredit credit={null} />);
  expect(container.textContent).toBe('');
});
