import type { MockLink } from '@apollo/client/testing';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../apollo/client.ts';
import { createCache } from '../../app/cache.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { AppTheme } from '../../theme/AppTheme.tsx';
import { SearchPage } from './SearchPage.tsx';
import { SearchDocument, type SearchQuery } from './search.generated.ts';

type Results = NonNullable<SearchQuery['search']>;

const result = (topicName: string, links: [name: string, link: string][]): Results[number] =>
  ({
    __typename: 'SearchResult',
    topicName,
    links: links.map(([name, link]) => ({
      __typename: 'SearchLink',
      name,
      link,
      kind: null,
      topic: null,
      place: null,
      excerpt: null,
    })),
  }) as Results[number];

const heart = [
  result('Anatomy', [
    ['Heart, Anatomy (Dhaka)', '/board-question/DHK/_1/ANAT/topics/Heart'],
    ['Which nerve?', '/questions-set/_1/ANAT/chapter/_1-ANAT-7?page=2#ANAT-000123'],
  ]),
  result('E-books', [
    ['Gray’s Anatomy', 'https://archive.org/details/gray'],
    ['Trap', 'javascript:alert(1)'],
    ['Other trap', '//evil.example/x'],
  ]),
];

/** Answers a search and keeps what was searched for; `delays` are the answers that take their time. */
function searchMock(answer: (text: string) => Results, delays: Record<string, number> = {}) {
  const onSearch = vi.fn<(text: string) => void>();
  const mock: MockLink.MockedResponse = {
    request: { query: SearchDocument, variables: () => true },
    result: ({ text }: { text: string }) => {
      onSearch(text);
      return { data: { search: answer(text) } };
    },
    delay: (operation) => delays[String(operation.variables['text'])] ?? 0,
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  return { mock, onSearch };
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search Your need' });
const heading = () => screen.getByRole('region', { name: /^You are searching for/ });

describe('the search page', () => {
  it('starts with an empty box that has the focus, and suggestions', async () => {
    const { mock } = searchMock(() => heart);
    const { user, address } = await renderAt('/search', { mocks: [mock] });
    expect(screen.getByRole('heading', { level: 1, name: 'Search Your need' })).toBeTruthy();
    expect(document.activeElement).toBe(box());
    expect(box().placeholder).toBe('Search for Board, Question');
    await user.click(screen.getByRole('link', { name: 'Snake bite' }));
    expect(address()).toBe('/search?q=Snake+bite');
    expect(box().value).toBe('Snake bite');
    expect(await screen.findByRole('link', { name: 'Heart, Anatomy (Dhaka)' })).toBeTruthy();
  });

  it('takes 50 characters, from the box or the address', async () => {
    const { mock, onSearch } = searchMock(() => []);
    await renderAt(`/search?q=${'a'.repeat(49)}%F0%9F%AB%80tail`, { mocks: [mock] });
    expect(box().maxLength).toBe(50);
    // The heart is two code units long: its first half alone is no character.
    expect(box().value).toBe('a'.repeat(49));
    await waitFor(() => expect(onSearch.mock.calls).toEqual([['a'.repeat(49)]]));
  });

  it('shows the text, topics and numbered links', async () => {
    const { mock, onSearch } = searchMock(() => heart);
    await renderAt('/search?q=%20heart%20', { mocks: [mock] });
    const found = within(await screen.findByRole('region', { name: 'Anatomy' }));
    expect(heading().textContent).toContain('You are searching for heart');
    expect(found.getByRole('list').tagName).toBe('OL');
    expect(found.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/board-question/DHK/_1/ANAT/topics/Heart',
      '/questions-set/_1/ANAT/chapter/_1-ANAT-7?page=2#ANAT-000123',
    ]);
    expect(document.title).toBe('heart, search · ProffBank');
    expect(onSearch.mock.calls).toEqual([['heart']]);
    expect(screen.getByRole('status').textContent).toBe('5 results for heart');
  });

  it('opens books in a new tab, and links to no unsafe address', async () => {
    const { mock } = searchMock(() => heart);
    await renderAt('/search?q=heart', { mocks: [mock] });
    const book = await screen.findByRole('link', { name: /^Gray’s Anatomy/ });
    expect([book.getAttribute('target'), book.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(screen.getByText('Trap').closest('a')).toBeNull();
    expect(screen.getByText('Other trap').closest('a')).toBeNull();
  });

  it('searches once, 500 ms after the last letter, and keeps the text in the address', async () => {
    const { mock, onSearch } = searchMock(() => heart);
    const { address } = await renderAt('/search', { mocks: [mock] });
    vi.useFakeTimers({ shouldAdvanceTime: false });
    const type = (text: string) =>
      act(() => {
        const input = box();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    type('হৃৎ');
    await act(() => vi.advanceTimersByTimeAsync(499));
    type('হৃৎপিণ্ড');
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(address()).toBe('/search');
    expect(onSearch).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(address()).toBe('/search?q=হৃৎপিণ্ড');
    expect(onSearch.mock.calls).toEqual([['হৃৎপিণ্ড']]);
  });

  it('searches at once on Enter', async () => {
    const { mock, onSearch } = searchMock(() => heart);
    const { user, address } = await renderAt('/search', { mocks: [mock] });
    await user.type(box(), 'heart{Enter}');
    expect(address()).toBe('/search?q=heart');
    await screen.findByRole('region', { name: 'Anatomy' });
    expect(onSearch.mock.calls).toEqual([['heart']]);
  });

  it('keeps the old results, dimmed, until the new ones arrive', async () => {
    const { mock } = searchMock((text) => [result(`On ${text}`, [[text, '/internship']])], { lung: 300 });
    const { user } = await renderAt('/search?q=heart', { mocks: [mock] });
    await screen.findByRole('region', { name: 'On heart' });
    await user.clear(box());
    await user.type(box(), 'lung{Enter}');
    expect(heading().textContent).toContain('You are searching for lung');
    expect(heading().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('region', { name: 'On heart' })).toBeTruthy();
    await screen.findByRole('region', { name: 'On lung' });
    expect(screen.queryByRole('region', { name: 'On heart' })).toBeNull();
    expect(heading().getAttribute('aria-busy')).toBe('false');
  });

  it('ignores a late response to an older text', async () => {
    const answers = new Map<string, () => void>();
    const body = (text: string) => ({ data: { search: [result(`On ${text}`, [[text, '/internship']])] } });
    const fetcher: typeof fetch = (_, init) =>
      new Promise((resolve) => {
        const { variables } = JSON.parse(init?.body as string) as { variables: { text: string } };
        const headers = { 'content-type': 'application/graphql-response+json' };
        answers.set(variables.text, () => resolve(Response.json(body(variables.text), { headers })));
      });
    render(
      <MemoryRouter initialEntries={['/search']} useTransitions={false}>
        <ApolloProvider
          client={createClient({ uri: 'http://localhost/graphql', cache: createCache(), fetch: fetcher })}
        >
          <AppTheme>
            <SearchPage />
          </AppTheme>
        </ApolloProvider>
      </MemoryRouter>,
    );
    const user = userEvent.setup();
    await user.type(box(), 'he{Enter}');
    await waitFor(() => expect(answers.has('he')).toBe(true));
    await user.type(box(), 'art{Enter}');
    await waitFor(() => expect(answers.has('heart')).toBe(true));
    await act(async () => answers.get('heart')!());
    await screen.findByRole('region', { name: 'On heart' });
    await act(async () => answers.get('he')!());
    // One more answer, which comes after the late one has been dealt with.
    await user.type(box(), 's{Enter}');
    await waitFor(() => expect(answers.has('hearts')).toBe(true));
    expect(screen.getByRole('region', { name: 'On heart' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'On he' })).toBeNull();
  });

  it('reports a failure and retries', async () => {
    const failing = { request: { query: SearchDocument, variables: () => true }, error: new TypeError('Failed') };
    const { user } = await renderAt('/search?q=heart', { mocks: [failing, searchMock(() => heart).mock] });
    expect((await screen.findByRole('alert')).textContent).toContain('No response from server.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Anatomy' })).toBeTruthy();
  });

  it('is one history entry, whatever was typed', async () => {
    const { mock } = searchMock(() => heart);
    const { user, address } = await renderAt('/search', { mocks: [mock], history: ['/term'] });
    await user.type(box(), 'heart{Enter}');
    await screen.findByRole('region', { name: 'Anatomy' });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(address()).toBe('/term');
  });
});
