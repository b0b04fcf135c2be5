import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetAnswers } from './answers.ts';
import { headingMock, listMock, subjectMock } from '../../../testing/graph.ts';
import { listPage } from '../../../testing/questions.ts';
import type { QuestionListFragment } from './question-list.generated.ts';

const SUBJECT = '/board-question/DHK/_1/ANAT';
type Place = { page: number };

const openYear = async (answer: (place: Place) => QuestionListFragment, search = '') => {
  const { mock } = listMock('year', answer);
  return renderAt(`${SUBJECT}/2024${search}`, { mocks: [mock, headingMock()] });
};
/** A list without total and tabs. */
const withoutTabs = (length: number) => (place: Place) => {
  const page = listPage(length, { ...place, fullAccess: true });
  return { ...page, pagination: { ...page.pagination, total: null, tabs: [] } };
};
/** The first page of 25 questions, some of them unreadable. */
const withUnreadable = (count: number) => () => {
  const page = listPage(25, { page: 1 });
  return { ...page, questions: page.questions.slice(count), unreadable: count };
};
const firstQuestion = (place: number) => screen.findByRole('article', { name: `Question ${place}` });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

afterEach(forgetAnswers);

describe('a page with unreadable questions', () => {
  it.each([
    [1, '1 question could not be shown.'],
    [2, '2 questions could not be shown.'],
  ])('shows their number: %i', async (count, text) => {
    await openYear(withUnreadable(count));
    await firstQuestion(1);
    expect(screen.getByText(text)).toBeTruthy();
    // They are missing, not locked.
    expect(screen.queryByText(/are open to you/)).toBeNull();
  });

  it('keeps its tabs when none can be read', async () => {
    await openYear(withUnreadable(20));
    expect(await screen.findByText('20 questions could not be shown.')).toBeTruthy();
    expect(screen.queryByText('Question Not Available')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  });

  it('shows no notice without any', async () => {
    await openYear((place) => listPage(25, place));
    await firstQuestion(1);
    expect(screen.queryByText(/could not be shown/)).toBeNull();
  });
});

describe('a list of unknown length', () => {
  it('links to the next page until one is not full', async () => {
    const { user, address } = await openYear(withoutTabs(25));
    await firstQuestion(1);
    expect(heading()).toBe('Questions');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual(['Page 1', 'Next page']);
    await user.click(pages.getByRole('link', { name: 'Next page' }));
    await firstQuestion(21);
    expect(address()).toBe(`${SUBJECT}/2024?page=2`);
    expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual(['Previous page', 'Page 2']);
    await user.click(pages.getByRole('link', { name: 'Previous page' }));
    await firstQuestion(1);
  });

  it('has no tabs if it fits on one page', async () => {
    await openYear(withoutTabs(3));
    await firstQuestion(1);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('does not look locked when its last page is shorter than its label', async () => {
    await openYear(() => {
      const page = listPage(7, { page: 1 });
      return { ...page, pagination: { ...page.pagination, tabs: [{ page: 1, label: '1-20', locked: false }] } };
    });
    await firstQuestion(1);
    expect(screen.queryByText(/are open to you/)).toBeNull();
  });
});

describe('a subject with a failed part', () => {
  it.each([
    ['Failed to load years', subjectMock(['Upper limb'], null), 'Upper limb'],
    ['Failed to load topics', subjectMock(null, [2024]), '2024'],
  ])('%s: shows the other part, and both on Retry', async (failure, failing, other) => {
    const once = { ...failing, maxUsageCount: 1 };
    const { user } = await renderAt(SUBJECT, { mocks: [once, subjectMock(['Upper limb'], [2024])] });
    expect(await screen.findByText(failure)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Anatomy' })).toBeTruthy();
    expect(screen.getByRole('link', { name: other })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: '2024' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upper limb' })).toBeTruthy();
    expect(screen.queryByText(failure)).toBeNull();
  });
});
