import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { setConnection } from '../../../testing/connection.ts';
import { headingMock, listMock, graphqlError } from '../../../testing/graph.ts';
import { listPage } from '../../../testing/questions.ts';

const YEAR = '/board-question/DHK/_1/ANAT/2024';
const LENGTH = 53;

type Place = { page: number; ref?: string };

/** A page whose questions are ANAT-1 to ANAT-53 by their places. */
function numberedList({ page }: Place) {
  const list = listPage(LENGTH, { page, fullAccess: true });
  const first = (page - 1) * 20 + 1;
  return { ...list, questions: list.questions.map((one, index) => ({ ...one, ref: `ANAT-${first + index}` })) };
}
const listWithRef = ({ page, ref }: Place) =>
  numberedList({ page: ref === undefined ? page : Math.ceil(Number(ref.slice(5)) / 20) });

async function openYear(
  answer: (place: Place) => ReturnType<typeof numberedList> | ReturnType<typeof graphqlError>,
  at: string,
) {
  const { mock, onQuery } = listMock('year', answer);
  const view = await renderAt(YEAR + at, { mocks: [mock, headingMock()], history: ['/'] });
  return { ...view, onQuery: () => onQuery.mock.calls.map(([place]) => place) };
}
const waitForQuestion = (ref: string) => waitFor(() => expect(document.getElementById(ref)).not.toBeNull());

const scrollIntoView = vi.fn<() => void>();
beforeEach(() => {
  // The next page's request would be counted too.
  setConnection({ saveData: true });
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => scrollIntoView.mockClear());

describe('a hash that names a question of another page', () => {
  it('opens that page with one request and focuses the question', async () => {
    const { address, onQuery, user } = await openYear(listWithRef, '#ANAT-33');
    await waitForQuestion('ANAT-33');
    expect(address()).toBe(`${YEAR}?page=2`);
    expect(onQuery()).toEqual([{ page: 1 }, { page: 1, ref: 'ANAT-33' }]);
    await waitFor(() => expect(document.activeElement?.id).toBe('ANAT-33'));
    expect(screen.queryByText(/which the link names/)).toBeNull();
    await user.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: '41-53' }));
    await waitForQuestion('ANAT-53');
    expect(onQuery()).toHaveLength(3);
  });

  it('opens the page before if the question has moved there', async () => {
    const { address } = await openYear(listWithRef, '?page=3#ANAT-33');
    await waitForQuestion('ANAT-33');
    expect(address()).toBe(`${YEAR}?page=2`);
  });

  it('keeps the page and shows a notice if the server ignores the ref', async () => {
    const { address, onQuery } = await openYear(numberedList, '#ANAT-33');
    expect(await screen.findByText('Question ANAT-33, which the link names, is not on this page.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(address()).toBe(YEAR);
    expect(onQuery()).toHaveLength(2);
  });

  it('shows the same notice if the search fails', async () => {
    await openYear(
      (place) => (place.ref ? graphqlError('No answer', 'UPSTREAM_TIMEOUT') : numberedList(place)),
      '#NONE-1',
    );
    expect(await screen.findByText('Question NONE-1, which the link names, is not on this page.')).toBeTruthy();
  });

  it('keeps page 1 and links to plans and login if the question is locked', async () => {
    const answer = (place: Place) => (place.ref ? graphqlError('No', 'PURCHASE_REQUIRED') : numberedList(place));
    const { user } = await openYear(answer, '#ANAT-33');
    const notice = await screen.findByRole('group', { name: /^Question ANAT-33 is not among the first 20/ });
    expect(document.activeElement).toBe(notice);
    expect(within(notice).getByRole('link', { name: 'See the plans' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    await user.click(within(notice).getByRole('link', { name: 'Log in' }));
    await screen.findByLabelText('Email');
  });
});

it.each(['#ANAT-7', '#main', '#list-heading', ''])('makes no request for %j, which is on the page', async (hash) => {
  const { onQuery } = await openYear(listWithRef, hash);
  await waitForQuestion('ANAT-7');
  expect(screen.queryByText(/which the link names/)).toBeNull();
  expect(onQuery()).toEqual([{ page: 1 }]);
});
