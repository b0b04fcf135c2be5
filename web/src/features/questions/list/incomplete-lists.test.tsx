import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetAnswers } from './useAnswer.ts';
import { headingMock, listMock, subjectMock } from '../../../testing/graph.ts';
import { listPage } from '../../../testing/questions.ts';
import type { QuestionListFragment } from './question-list.generated.ts';

const SUBJECT = '/board-question/DHK/_1/ANAT';
type Place = { page: number };

const openYear = async (answer: (place: Place) => QuestionListFragment, search = '') => {
  const { mock } = listMock('year', answer);
  return renderAt(`${SUBJECT}/2024${search}`, { mocks: [mock, headingMock()] });
};
/** A page of an upstream that names neither total nor pages. */
const unpaged = (length: number) => (place: Place) => {
  const page = listPage(length, { ...place, fullAccess: true });
  return { ...page, pagination: { ...page.pagination, total: null, tabs: [] } };
};
/** The first page of a year of 25, without some questions that could not be read. */
const lacking = (count: number) => () => {
  const page = listPage(25, { page: 1 });
  return { ...page, questions: page.questions.slice(count), unreadable: count };
};
const firstQuestion = (place: number) => screen.findByRole('article', { name: `Question ${place}` });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

afterEach(forgetAnswers);

describe('a page that lacks questions', () => {
  it.each([
    [1, '1 question could not be shown.'],
    [2, '2 questions could not be shown.'],
  ])('says how many: %i', async (count, text) => {
    await openYear(lacking(count));
    await firstQuestion(1);
    expect(screen.getByText(text)).toBeTruthy();
    // They are missing, not locked.
    expect(screen.queryByText(/are open to you/)).toBeNull();
  });

  it('says so and keeps its other pages where it has none left', async () => {
    await openYear(lacking(20));
    expect(await screen.findByText('20 questions could not be shown.')).toBeTruthy();
    expect(screen.queryByText('Question Not Available')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  });

  it('says nothing where it lacks none', async () => {
    await openYear((place) => listPage(25, place));
    await firstQuestion(1);
    expect(screen.queryByText(/could not be shown/)).toBeNull();
  });
});

describe('a list of unknown length', () => {
  it('names no total, and leads from page to page until one is not full', async () => {
    const { user, address } = await openYear(unpaged(25));
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

  it('has no pages where it fits one', async () => {
    await openYear(unpaged(3));
    await firstQuestion(1);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('whose last page is named full and is not shows nothing as locked', async () => {
    await openYear(() => {
      const page = listPage(7, { page: 1 });
      return { ...page, pagination: { ...page.pagination, tabs: [{ page: 1, label: '1-20', locked: false }] } };
    });
    await firstQuestion(1);
    expect(screen.queryByText(/are open to you/)).toBeNull();
  });
});

describe('a subject of which one part failed', () => {
  it.each([
    ['Failed to load years', subjectMock(['Upper limb'], null), 'Upper limb'],
    ['Failed to load topics', subjectMock(null, [2024]), '2024'],
  ])('%s: shows the other, and the part on Retry', async (failure, lacks, other) => {
    const once = { ...lacks, maxUsageCount: 1 };
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
