import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setConnection } from '../../../testing/connection.ts';
import { graphqlError, headingMock, listMock } from '../../../testing/graph.ts';
import { listPage } from '../../../testing/questions.ts';
import { renderAt } from '../../../testing/render-at.tsx';

const YEAR = '/board-question/DHK/_1/ANAT/2024';

const observers = new Set<{ callback: IntersectionObserverCallback; element: Element }>();

/** What the browser does when an element comes near the window. */
const approach = (selector: string) =>
  act(() => {
    for (const { callback, element } of observers)
      if (element.matches(selector))
        callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
  });

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      entry: { callback: IntersectionObserverCallback; element: Element } | undefined;
      readonly callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
      }
      observe(element: Element) {
        this.entry = { callback: this.callback, element };
        observers.add(this.entry);
      }
      disconnect() {
        if (this.entry) observers.delete(this.entry);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  observers.clear();
  setConnection(undefined);
});

const open = async (answer: Parameters<typeof listMock>[1], search = '') => {
  const { mock, onQuery } = listMock('year', answer);
  const page = await renderAt(YEAR + search, { mocks: [mock, headingMock()] });
  await screen.findAllByRole('article');
  return { ...page, requestedPages: () => onQuery.mock.calls.map(([place]) => place.page) };
};
const openAll = (place: { page: number }) => listPage(53, { ...place, fullAccess: true });
const tab = (name: string) => within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name });

it.each([
  ['its tab', 'li:has([href$="page=2"])'],
  ['the last question', 'ol > li:last-child'],
])('the next page is fetched once when %s comes near', async (_what, selector) => {
  const { requestedPages } = await open(openAll);
  expect(requestedPages()).toEqual([1]);
  approach(selector);
  await waitFor(() => expect(requestedPages()).toEqual([1, 2]));
  approach(selector);
  approach('li, a');
  expect(requestedPages()).toEqual([1, 2]);
});

it('nothing of the page before is watched after a turn of the page', async () => {
  const { user } = await open(openAll);
  // Both rows of tabs, and the last question.
  expect(observers.size).toBe(3);
  await user.click(tab('21-40'));
  await screen.findByRole('article', { name: 'Question 40' });
  expect(observers.size).toBe(3);
});

it.each(['hover', 'focus'] as const)('the next page is fetched on %s of its tab, and of no other', async (how) => {
  const { user, requestedPages } = await open(openAll);
  const touch = (name: string) => (how === 'hover' ? user.hover(tab(name)) : act(() => tab(name).focus()));
  await touch('41-53');
  await touch('21-40');
  await waitFor(() => expect(requestedPages()).toEqual([1, 2]));
});

it('a page that was fetched is there with the tap', async () => {
  const { user, requestedPages } = await open(openAll);
  approach('ol > li:last-child');
  await waitFor(() => expect(requestedPages()).toEqual([1, 2]));
  await act(async () => {});
  await user.click(tab('21-40'));
  expect(screen.getByRole('article', { name: 'Question 21' })).toBeTruthy();
  expect(requestedPages()).toEqual([1, 2]);
});

it('is not fetched where the reader saves data', async () => {
  setConnection({ saveData: true });
  const { user, requestedPages } = await open(openAll);
  approach('li, a');
  await user.hover(tab('21-40'));
  expect(requestedPages()).toEqual([1]);
});

it('is not fetched where it is locked', async () => {
  const { requestedPages } = await open((place) => listPage(53, place));
  approach('li, a');
  expect(requestedPages()).toEqual([1]);
});

it('keeps the range', async () => {
  const { mock, onQuery } = listMock('year', (place) => listPage(53, { ...place, fullAccess: true }));
  await renderAt(`${YEAR}?from=1&to=45`, { mocks: [mock, headingMock()] });
  await screen.findAllByRole('article');
  approach('ol > li:last-child');
  await waitFor(() => expect(onQuery).toHaveBeenCalledTimes(2));
  expect(onQuery.mock.calls[1]?.[0]).toMatchObject({ page: 2, from: 1, to: 45 });
});

it('a failure says nothing, and the tap asks again', async () => {
  let isBroken = true;
  const { user, requestedPages } = await open((place) =>
    place.page === 2 && isBroken ? graphqlError('Down', 'UPSTREAM_UNAVAILABLE') : openAll(place),
  );
  approach('ol > li:last-child');
  await waitFor(() => expect(requestedPages()).toEqual([1, 2]));
  await act(async () => {});
  expect(screen.queryByText('Down')).toBeNull();
  isBroken = false;
  await user.click(tab('21-40'));
  await screen.findByRole('article', { name: 'Question 21' });
  expect(requestedPages()).toEqual([1, 2, 2]);
});
