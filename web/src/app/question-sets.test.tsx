import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChapterHeadingDocument } from '../features/question-sets/chapter-heading.generated.ts';
import { ChapterQuestionsDocument } from '../features/question-sets/chapter-questions.generated.ts';
import { ChaptersDocument } from '../features/question-sets/chapters.generated.ts';
import { ProfessionalYearsDocument } from '../features/question-sets/professional-years.generated.ts';
import { forgetAnswers } from '../features/questions/list/answers.ts';
import { boards, graphqlError, subjectIn } from '../testing/graph.ts';
import { listPage } from '../testing/questions.ts';
import { renderAt } from '../testing/render-at.tsx';

const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const years = [
  {
    __typename: 'ProfessionalYear' as const,
    code: '_1',
    name: '1st Proff',
    subjects: [subjectIn('ANAT', 'Anatomy', '_1', '_1', '_1'), subjectIn('PHYS', 'Physiology', '_1', '_1', '_1')],
  },
  { __typename: 'ProfessionalYear' as const, code: '_2', name: '2nd Proff', subjects: [] },
  {
    __typename: 'ProfessionalYear' as const,
    code: '_3',
    name: '3rd Proff',
    subjects: [subjectIn('FM', 'Forensic Medicine', '_3', '_2', '_2')],
  },
];
const chapter = (id: string, name: string, totalQuestions: number | null) => ({
  __typename: 'Chapter' as const,
  id,
  name,
  totalQuestions,
});
const CHAPTERS = [chapter('_1-ANAT-7', 'Thorax', 53), chapter('_1-ANAT-8', 'হৃৎপিণ্ড', 1)];
const SUBJECT = '/questions-set/_1/ANAT';
const CHAPTER = `${SUBJECT}/chapter/_1-ANAT-7`;

const yearsMock: MockLink.MockedResponse = {
  request: { query: ProfessionalYearsDocument },
  result: { data: { professionalYears: years } },
  ...always,
};
const chaptersMock = (chapters: ReturnType<typeof chapter>[] | null = CHAPTERS): MockLink.MockedResponse => ({
  request: { query: ChaptersDocument, variables: () => true },
  result: {
    data: { boards, professionalYears: years, chapters },
    ...(chapters === null && { errors: [{ message: 'Down', path: ['chapters'] }] }),
  },
  ...always,
});
const headingMock: MockLink.MockedResponse = {
  request: { query: ChapterHeadingDocument, variables: () => true },
  result: ({ id }: { id: string }) => {
    const match = CHAPTERS.find((one) => one.id === id);
    return { data: { boards, professionalYears: years, chapter: match ?? null } };
  },
  ...always,
};

type Place = { page: number; from?: number; to?: number };
type Answer = ReturnType<typeof listPage> | ReturnType<typeof graphqlError> | null;

function questionsMock(answer: (place: Place) => Answer) {
  const onQuery = vi.fn<(variables: object) => void>();
  const mock: MockLink.MockedResponse = {
    request: { query: ChapterQuestionsDocument, variables: () => true },
    result: (variables: Place & { id: string }) => {
      onQuery(variables);
      const questions = answer(variables);
      if (questions && 'errors' in questions) return questions;
      return { data: { chapter: questions && { __typename: 'Chapter', id: variables.id, questions } } };
    },
    ...always,
  };
  return { mock, onQuery };
}

const openChapter = async (answer: (place: Place) => Answer, after = '') => {
  const { mock, onQuery } = questionsMock(answer);
  return { ...(await renderAt(CHAPTER + after, { mocks: [mock, headingMock] })), onQuery };
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const firstQuestion = (place: number) => screen.findByRole('article', { name: `Question ${place}` });
const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');

afterEach(forgetAnswers);

describe('question sets', () => {
  it('lead from the years to the questions of a chapter, and back', async () => {
    const questions = questionsMock((place) => listPage(53, place));
    const mocks = [yearsMock, chaptersMock(), questions.mock];
    const { user, address } = await renderAt('/questions-set', { mocks });
    await heading('Question sets');
    expect(description()).toContain('professional examinations');
    expect(await screen.findByText('Anatomy, Physiology')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '1st Proff' }));
    expect(document.activeElement).toBe(await heading('1st Proff'));
    await user.click(screen.getByRole('link', { name: 'Anatomy' }));
    await heading('Anatomy');
    expect(document.title).toBe('Anatomy chapters, 1st Proff · ProffBank');
    await user.click(await screen.findByRole('link', { name: /^Thorax/ }));
    // What the chapter's heading needs came with the list: nothing more is asked for it.
    await heading('Thorax');
    expect(document.title).toBe('Thorax, Anatomy · ProffBank');
    expect(address()).toBe(CHAPTER);
    await firstQuestion(1);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Question sets',
      '1st Proff',
      'Anatomy',
    ]);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(address()).toBe(SUBJECT);
  });

  it('say how many questions each chapter holds', async () => {
    await renderAt(SUBJECT, { mocks: [chaptersMock()] });
    expect((await screen.findByRole('link', { name: /^Thorax/ })).textContent).toBe('Thorax53 questions');
    expect(screen.getByRole('link', { name: /^হৃৎপিণ্ড/ }).textContent).toBe('হৃৎপিণ্ড1 question');
  });

  it('show no count when the server has none', async () => {
    await renderAt(SUBJECT, { mocks: [chaptersMock([chapter('_1-ANAT-7', 'Thorax', null)])] });
    expect((await screen.findByRole('link', { name: /^Thorax/ })).textContent).toBe('Thorax');
  });

  it('that failed keep the heading and load on Retry', async () => {
    const failing = { ...chaptersMock(null), maxUsageCount: 1 };
    const { user } = await renderAt(SUBJECT, { mocks: [failing, chaptersMock()] });
    await heading('Anatomy');
    expect(screen.queryByText('No data found')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^Thorax/ })).toBeTruthy();
  });

  it("show the subject's year in other curricula", async () => {
    await renderAt('/questions-set/_3/FM', { mocks: [chaptersMock()] });
    await heading('Forensic Medicine');
    expect(screen.getByText('3rd professional year here; 2nd in the curricula of 2012 and 2021.')).toBeTruthy();
  });

  it('filter chapters by the words typed, in any order', async () => {
    const many = ['Upper limb', 'Lower limb', 'Thorax', 'Heart', 'Neck', 'Skull', 'Pelvis', 'Back', 'Abdomen'];
    const chapters = many.map((name, index) => chapter(`_1-ANAT-${index}`, name, index));
    const { user } = await renderAt(SUBJECT, { mocks: [chaptersMock(chapters)] });
    await user.type(await screen.findByRole('searchbox', { name: 'Find a chapter' }), ' LIMB  up');
    const list = within(screen.getByRole('region', { name: /^Chapters/ }));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['Upper limb0 questions']);
  });

  it.each([
    ['an unknown professional year', '/questions-set/_9', 'No data found'],
    ['a professional year without subjects', '/questions-set/_2', 'No subjects available for this professor.'],
    ['a subject that the year does not have', '/questions-set/_2/ANAT', 'No data found'],
    ['an unknown chapter', `${SUBJECT}/chapter/_1-ANAT-99`, 'Question Not Available'],
  ])('show no data for %s, with a link home', async (_, address, text) => {
    const { mock } = questionsMock(() => null);
    await renderAt(address, { mocks: [yearsMock, chaptersMock([]), headingMock, mock] });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return home' })).toBeTruthy();
  });

  it('that do not exist are not indexed', async () => {
    await renderAt('/questions-set/_9', { mocks: [yearsMock] });
    await screen.findByText('No data found');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('report a failure and load on Retry', async () => {
    const failing = {
      request: { query: ChaptersDocument, variables: () => true },
      error: new TypeError('Failed to fetch'),
    };
    const { user } = await renderAt(SUBJECT, { mocks: [failing, chaptersMock()] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^Thorax/ })).toBeTruthy();
  });
});

describe('the questions of a chapter', () => {
  it('are paged; a locked page says how to open it', async () => {
    const { user, onQuery } = await openChapter((place) => listPage(53, place));
    await firstQuestion(1);
    expect(onQuery).toHaveBeenCalledWith({ id: '_1-ANAT-7', page: 1 });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    await user.click(pages.getByRole('button', { name: '21-40, locked' }));
    expect(await screen.findByText('Kindly purchase to access more pages.')).toBeTruthy();
    expect(onQuery).toHaveBeenCalledTimes(1);
  });

  it('open at the page in the address with access', async () => {
    const { user, address } = await openChapter((place) => listPage(53, { ...place, fullAccess: true }), '?page=3');
    await firstQuestion(41);
    await user.click(within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: '21-40' }));
    await firstQuestion(21);
    expect(address()).toBe(`${CHAPTER}?page=2`);
  });

  it('are filtered by a range', async () => {
    const { user, address } = await openChapter((place) => listPage(53, { ...place, fullAccess: true }));
    await firstQuestion(1);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await screen.findByText("Please fill in the form and 'to' values.")).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'From question' }), '5');
    await user.type(screen.getByRole('textbox', { name: 'to question' }), '30{Enter}');
    expect(address()).toBe(`${CHAPTER}?from=5&to=30`);
    expect(await screen.findByText('Form submitted successfully!')).toBeTruthy();
    await firstQuestion(5);
  });

  it('show the boards of a paper by city', async () => {
    await openChapter((place) => listPage(3, place));
    expect((await firstQuestion(1)).textContent).toContain('Dhaka · May 2024');
  });

  it('of a locked page say so', async () => {
    await openChapter(({ page }) => (page > 1 ? graphqlError('No', 'PURCHASE_REQUIRED') : listPage(53)), '?page=2');
    const text = 'Please purchase packages to access more pages.';
    expect(await screen.findByRole('heading', { level: 2, name: text })).toBeTruthy();
  });
});

describe('a question in the address', () => {
  const listWithRefs = (refs: string[]) => {
    const list = listPage(refs.length);
    return { ...list, questions: list.questions.map((question, index) => ({ ...question, ref: refs[index]! })) };
  };
  const REFS = ['ANAT-000121', 'ANAT-000122', 'ANAT-000123'];

  it('is scrolled to and focused', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openChapter(() => listWithRefs(REFS), '#ANAT-000122');
    const card = await firstQuestion(2);
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(card.id).toBe('ANAT-000122');
    expect(scrolled.mock.contexts).toEqual([card]);
    // A click on its text later is not to mark it anew.
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(card.hasAttribute('tabindex')).toBe(false);
  });

  it('that does not exist changes nothing', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openChapter(() => listWithRefs(REFS), '#%E0%A4%A');
    await firstQuestion(1);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
