import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '../../../apollo/auth-link.ts';
import { rememberFeatures } from '../../../apollo/stored-features.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { YearQuestionsDocument } from './year-questions.generated.ts';
import { forgetAnswers } from './answers.ts';
import { beginSession, endSession } from '../../../session/index.ts';
import { setConnection } from '../../../testing/connection.ts';
import { headingMock, listMock, graphqlError } from '../../../testing/graph.ts';
import { listPage } from '../../../testing/questions.ts';

const YEAR = '/board-question/DHK/_1/ANAT/2024';
const TOPIC = '/board-question/DHK/_1/ANAT/topics/Upper%20limb';
const LOCKED_TOAST = 'Kindly purchase to access more pages.';

const openYear = async (answer: Parameters<typeof listMock>[1], search = '', delay = 0) => {
  const { mock, onQuery } = listMock('year', answer);
  mock.delay = delay;
  return { ...(await renderAt(YEAR + search, { mocks: [mock, headingMock()] })), onQuery };
};
const reader = {
  _id: '64a',
  user_id: 'AMINA-1',
  name: 'Amina Rahman',
  medical_college: '',
  year: '',
  contact_number: '',
  email: 'amina@example.org',
  profileImage: '',
};
const fullList = (length: number) => (place: { page: number }) => listPage(length, { ...place, fullAccess: true });
const firstQuestion = (place: number) => screen.findByRole('article', { name: `Question ${place}` });
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));

// The next page's request would be counted too.
beforeEach(() => setConnection({ saveData: true }));

afterEach(() => {
  forgetAnswers();
  storeToken(null);
  endSession();
});

describe('a list of questions', () => {
  it('shows its headings and places', async () => {
    await openYear((place) => listPage(53, place));
    await firstQuestion(1);
    expect(screen.getByRole('heading', { level: 1, name: '2024 questions' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Questions 1–20 of 53');
    expect(screen.getAllByRole('article')).toHaveLength(20);
    await waitFor(() => expect(document.title).toBe('2024 questions, Anatomy, Dhaka · ProffBank'));
  });

  it('has one note on originals, behind a chip, if it has any', async () => {
    const note = /not set in it/;
    await openYear((place) => listPage(3, place));
    await firstQuestion(1);
    expect(screen.queryByText(note)).toBeNull();
    cleanup();
    await openYear((place) => {
      const page = listPage(3, place);
      return { ...page, questions: page.questions.map((question) => ({ ...question, origin: 'ORIGINAL' })) };
    });
    await firstQuestion(1);
    expect(screen.getAllByText(note)).toHaveLength(1);
    const details = screen.getByText<HTMLDetailsElement>(note);
    expect(details.open).toBe(false);
    fireEvent.click(screen.getByText('Original question', { selector: 'summary' }));
    expect(details.open).toBe(true);
  });

  it('of one page has neither a filter nor pages, unless a filter is set', async () => {
    await openYear((place) => listPage(20, place));
    await firstQuestion(1);
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    cleanup();
    await openYear((place) => listPage(20, place), '?type=SBA');
    expect(await screen.findByRole('button', { name: 'SBA: clear' })).toBeTruthy();
    cleanup();
    await openYear((place) => listPage(21, place));
    expect(await screen.findByRole('button', { name: 'Filter' })).toBeTruthy();
    await firstQuestion(1);
    expect(pages().getAllByRole('listitem')).toHaveLength(2);
  });

  it('of a topic has its name as heading', async () => {
    const { mock } = listMock('topic', (place) => listPage(3, place));
    await renderAt(TOPIC, { mocks: [mock, headingMock()] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Upper limb' })).toBeTruthy();
    await firstQuestion(1);
  });

  it('puts the page in the address, shows its skeleton while it loads and focuses the heading', async () => {
    const { user, address, onQuery } = await openYear(fullList(53), '', 500);
    await firstQuestion(1);
    await user.click(pages().getByRole('link', { name: '21-40' }));
    expect(address()).toBe(`${decodeURIComponent(YEAR)}?page=2`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Questions 21–40');
    const list = screen.getByRole('region', { name: /^Questions/ });
    expect(list.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('article')).toBeNull();
    await firstQuestion(21);
    expect(list.getAttribute('aria-busy')).toBe('false');
    expect(pages().getByRole('link', { current: 'page' }).textContent).toBe('21-40');
    expect(onQuery.mock.calls.map(([place]) => place.page)).toEqual([1, 2]);
  });

  it('opens the page in the address', async () => {
    await openYear(fullList(53), '?page=3');
    expect(await firstQuestion(41)).toBeTruthy();
  });

  it('keeps answers from page to page', async () => {
    const { user } = await openYear(fullList(30));
    await user.click(within(await firstQuestion(1)).getByRole('button', { name: 'Show answer' }));
    await user.click(pages().getByRole('link', { name: '21-30' }));
    await firstQuestion(21);
    await user.click(pages().getByRole('link', { name: '1-20' }));
    expect((await firstQuestion(1)).textContent).toContain('The answer is C.');
  });
});

describe('a locked page', () => {
  it('explains itself on a click and changes nothing else', async () => {
    const { user, address, onQuery } = await openYear((place) => listPage(53, place));
    await firstQuestion(1);
    const before = address();
    await user.click(pages().getByRole('button', { name: '21-40, locked' }));
    expect(await screen.findByText(LOCKED_TOAST)).toBeTruthy();
    expect(address()).toBe(before);
    expect(screen.getByRole('article', { name: 'Question 1' })).toBeTruthy();
    expect(onQuery).toHaveBeenCalledTimes(1);
  });

  it('focuses links to plans and login on a press', async () => {
    const { mock } = listMock('topic', (place) => listPage(53, place));
    const { user } = await renderAt(TOPIC, { mocks: [mock, headingMock()] });
    await firstQuestion(1);
    await user.click(pages().getByRole('button', { name: '21-40, locked' }));
    const notice = await screen.findByRole('group', { name: /^Questions 21-40 open with any plan/ });
    expect(document.activeElement).toBe(notice);
    const links = within(notice);
    expect(links.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
    await user.click(links.getByRole('link', { name: 'Log in' }));
    await screen.findByLabelText('Email');
    act(() => beginSession(reader, 'a token'));
    expect(await firstQuestion(1)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Upper limb' })).toBeTruthy();
  });

  it('opens on a press after a purchase', async () => {
    storeToken('a token');
    let fullAccess = false;
    const { user, address, onQuery } = await openYear((place) =>
      place.page > 1 && !fullAccess
        ? graphqlError('Forbidden', 'PURCHASE_REQUIRED')
        : listPage(53, { ...place, fullAccess }),
    );
    await firstQuestion(1);
    await user.click(pages().getByRole('button', { name: '21-40, locked' }));
    expect(await screen.findByText(LOCKED_TOAST)).toBeTruthy();
    expect(onQuery).toHaveBeenCalledTimes(2);
    fullAccess = true;
    await user.click(pages().getByRole('button', { name: '21-40, locked' }));
    await firstQuestion(21);
    expect(address()).toBe(`${decodeURIComponent(YEAR)}?page=2`);
    expect(pages().queryByRole('button')).toBeNull();
  });

  it('shows a toast and a link to page 1 when opened by its address', async () => {
    const { user } = await openYear(
      (place) => (place.page > 1 ? graphqlError('Forbidden', 'PURCHASE_REQUIRED') : listPage(53, place)),
      '?page=2',
    );
    const text = 'Please purchase packages to access more pages.';
    expect(await screen.findByRole('heading', { level: 2, name: text })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    await user.click(screen.getByRole('link', { name: 'Go to page 1' }));
    await firstQuestion(1);
  });

  it('opens in part within a range, with a notice', async () => {
    await openYear((place) => listPage(53, place), '?from=15&to=40');
    await firstQuestion(15);
    expect(screen.getAllByRole('article')).toHaveLength(6);
    const text = '6 of these 20 questions are open to you. Kindly purchase to access more.';
    const links = within(screen.getByRole('group', { name: text }));
    expect(links.getByRole('link', { name: 'See the plans' })).toBeTruthy();
    expect(links.getByRole('link', { name: 'Log in' })).toBeTruthy();
  });
});

describe('a list that cannot be shown', () => {
  it('is said not to be downloaded only where the network failed', async () => {
    rememberFeatures({ packs: true });
    const request = { query: YearQuestionsDocument, variables: () => true };
    const failing = { request, error: new TypeError('Failed to fetch') };
    const { unmount } = await renderAt(YEAR, { mocks: [failing, headingMock()] });
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByRole('heading', { name: 'Not downloaded' })).toBeTruthy();
    expect(notice.getByRole('link', { name: 'Downloads' }).getAttribute('href')).toBe('/downloads');
    expect(notice.getByRole('button', { name: 'Try again' })).toBeTruthy();
    unmount();
    await openYear(() => graphqlError('No', 'UPSTREAM_TIMEOUT'));
    expect((await screen.findByRole('alert')).textContent).toContain('This page could not be loaded');
    expect(screen.queryByText('Not downloaded')).toBeNull();
    localStorage.clear();
  });

  it('says once that there is no such list, without a toast and a filter', async () => {
    await openYear(() => graphqlError('Questions not found', 'NOT_FOUND'));
    expect(await screen.findByText('No data found')).toBeTruthy();
    expect(screen.getByText('Question Not Available')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return home' })).toBeTruthy();
    // Toasts are loaded, so one would be late.
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(screen.queryByText('Questions not found')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
  });

  it('offers to clear its range', async () => {
    const { user } = await openYear(
      ({ from, page }) => (from ? graphqlError('This list has 5 questions.', 'NOT_FOUND') : listPage(5, { page })),
      '?from=90&to=99',
    );
    await screen.findByText('Question Not Available');
    expect(within(screen.getByRole('main')).getByText('This list has 5 questions.')).toBeTruthy();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Clear range' }));
    expect(await firstQuestion(1)).toBeTruthy();
  });

  it('shows no data for an unknown subject', async () => {
    await openYear(() => null);
    expect(await screen.findByText('Question Not Available')).toBeTruthy();
  });

  it('shows no data for an invalid year', async () => {
    await renderAt('/board-question/DHK/_1/ANAT/soon');
    expect(await screen.findByText('No data found')).toBeTruthy();
  });

  it('shows the error in a toast and loads on Retry', async () => {
    let broken = true;
    const { user } = await openYear((place) =>
      broken ? graphqlError('The question bank did not answer.', 'UPSTREAM_UNAVAILABLE') : listPage(5, place),
    );
    await waitFor(() => expect(screen.getAllByText('The question bank did not answer.')).toHaveLength(2));
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await firstQuestion(1);
  });

  it('only logs too many requests', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const message = 'Too many requests. Please try again after 1 second.';
    await openYear(() => graphqlError(message, 'TOO_MANY_REQUESTS'));
    await screen.findByRole('button', { name: 'Retry' });
    expect(warn).toHaveBeenCalledWith(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
  });

  it('shows that the reader is offline and loads on reconnect', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { mock } = listMock('year', (place) => listPage(5, place));
    const request = { query: YearQuestionsDocument, variables: () => true };
    const failing = { request, error: new TypeError('Failed to fetch'), maxUsageCount: 1 };
    await renderAt(YEAR, { mocks: [failing, mock, headingMock()] });
    expect(await screen.findByText('You are offline. Check your connection, then retry.')).toBeTruthy();
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    await firstQuestion(1);
  });
});
