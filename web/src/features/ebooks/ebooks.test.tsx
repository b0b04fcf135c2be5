import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { EbooksDocument } from './ebooks.generated.ts';

const ebook = (id: number, category = 'Medicine', driveLink = `https://example.org/${id}`) => ({
  __typename: 'Ebook' as const,
  id: String(id),
  name: `Book ${id}`,
  author: 'WHO',
  category,
  cover: null,
  driveLink,
});
const pageMock = (page: number, ebooks: ReturnType<typeof ebook>[]) => ({
  request: { query: EbooksDocument, variables: { page, limit: 10 } },
  result: { data: { ebooks } },
});
const three = [ebook(1), ebook(2, 'Surgery'), ebook(3)];
const at = (mocks = [pageMock(1, three)]) => renderAt('/e-book', { mocks });
const shown = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);
const NEW_TAB = ' (opens in a new tab)';
const named = (...ids: number[]) => ids.map((id) => `Book ${id}${NEW_TAB}`);

describe('the e-books', () => {
  it('are filtered by category, with the keys of a tablist', async () => {
    const { user } = await at();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['all', 'Medicine', 'Surgery']);
    expect(shown()).toEqual(named(1, 2, 3));
    await user.click(tabs[0]!);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tabs[1]);
    expect(shown()).toEqual(named(1, 3));
    await user.keyboard('{End}');
    expect(shown()).toEqual(named(2));
    expect(screen.getByRole('tabpanel', { name: 'Surgery' })).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('all');
    await user.keyboard('{ArrowLeft}{Home}');
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it.each(['javascript:alert(1)', 'ftp://example.org', '//example.org', 'data:text/html,x'])(
    'lead nowhere by %s',
    async (link) => {
      await at([pageMock(1, [ebook(1, 'Medicine', link)])]);
      expect(await screen.findByRole('heading', { name: 'Book 1' })).toBeTruthy();
      expect(within(screen.getByRole('tabpanel')).queryByRole('link')).toBeNull();
    },
  );

  it('load ten at a time', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ebook(index + 1));
    const { user } = await at([pageMock(1, ten), pageMock(2, [ebook(10), ebook(11, 'Surgery')])]);
    await user.click(await screen.findByRole('button', { name: 'More e-books' }));
    expect(await screen.findByRole('tab', { name: 'Surgery' })).toBeTruthy();
    expect(shown()).toHaveLength(11);
    expect(screen.queryByRole('button', { name: 'More e-books' })).toBeNull();
  });

  it('say when there are none', async () => {
    await at([pageMock(1, [])]);
    expect(await screen.findByText('No data found')).toBeTruthy();
  });
});
