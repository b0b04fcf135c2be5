import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { headingMock, listMock, refusal } from '../../../testing/graph.ts';
import { listPage } from '../../../testing/questions.ts';

const YEAR = '/board-question/DHK/_1/ANAT/2024';
const LENGTH = 53;

type Place = { page: number; ref?: string };

/** A page whose questions are ANAT-1 to ANAT-53 by their places. */
function numbered({ page }: Place) {
  const list = listPage(LENGTH, { page, fullAccess: true });
  const first = (page - 1) * 20 + 1;
  return { ...list, questions: list.questions.map((one, index) => ({ ...one, ref: `ANAT-${first + index}` })) };
}
const knowsRefs = ({ page, ref }: Place) =>
  numbered({ page: ref === undefined ? page : Math.ceil(Number(ref.slice(5)) / 20) });

async function openYear(
  answer: (place: Place) => ReturnType<typeof numbered> | ReturnType<typeof refusal>,
  at: string,
) {
  const { mock, asked } = listMock('year', answer);
  const view = await renderAt(YEAR + at, { mocks: [mock, headingMock()], history: ['/'] });
  return { ...view, asked: () => asked.mock.calls.map(([place]) => place) };
}
const shown = (ref: string) => waitFor(() => expect(document.getElementById(ref)).not.toBeNull());

const scrollIntoView = vi.fn<() => void>();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => scrollIntoView.mockClear());

describe('an address that names a question of another page', () => {
  it('opens that page with one more request, in place of this address, and takes the focus to the question', async () => {
    const { address, asked, user } = await openYear(knowsRefs, '#ANAT-33');
    await shown('ANAT-33');
    expect(address()).toBe(`${YEAR}?page=2`);
    expect(asked()).toEqual([{ page: 1 }, { page: 1, ref: 'ANAT-33' }]);
    await waitFor(() => expect(document.activeElement?.id).toBe('ANAT-33'));
    expect(screen.queryByText(/which the link names/)).toBeNull();
    await user.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: '41-53' }));
    await shown('ANAT-53');
    expect(asked()).toHaveLength(3);
  });

  it('that has moved since to the page before opens that', async () => {
    const { address } = await openYear(knowsRefs, '?page=3#ANAT-33');
    await shown('ANAT-33');
    expect(address()).toBe(`${YEAR}?page=2`);
  });

  it('is answered by the page that is open where the server does not look for it, and the page says so', async () => {
    const { address, asked } = await openYear(numbered, '#ANAT-33');
    expect(await screen.findByText('Question ANAT-33, which the link names, is not on this page.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(address()).toBe(YEAR);
    expect(asked()).toHaveLength(2);
  });

  it('says the same of a question that cannot be looked for', async () => {
    await openYear((place) => (place.ref ? refusal('No answer', 'UPSTREAM_TIMEOUT') : numbered(place)), '#NONE-1');
    expect(await screen.findByText('Question NONE-1, which the link names, is not on this page.')).toBeTruthy();
  });

  it('that is locked leaves page 1 open and says what opens it, with the ways there and back', async () => {
    const answer = (place: Place) => (place.ref ? refusal('No', 'PURCHASE_REQUIRED') : numbered(place));
    const { user } = await openYear(answer, '#ANAT-33');
    const notice = await screen.findByRole('group', { name: /^Question ANAT-33 is not among the first 20/ });
    expect(document.activeElement).toBe(notice);
    expect(within(notice).getByRole('link', { name: 'See the plans' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    await user.click(within(notice).getByRole('link', { name: 'Log in' }));
    await screen.findByLabelText('Email');
  });
});

it.each(['#ANAT-7', '#main', '#list-heading', ''])('%j is on the page, and nothing is asked for it', async (hash) => {
  const { asked } = await openYear(knowsRefs, hash);
  await shown('ANAT-7');
  expect(screen.queryByText(/which the link names/)).toBeNull();
  expect(asked()).toEqual([{ page: 1 }]);
});
