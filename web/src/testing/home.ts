import type { MockLink } from '@apollo/client/testing';
import { vi } from 'vitest';
import { HomeDocument, type HomeQuery } from '../features/home/home.generated.ts';

export type HomeParts = HomeQuery['home'];

const image = (publicId: string) => ({ __typename: 'Image' as const, publicId, url: `/images/${publicId}` });

const ebook = (id: string, category = 'Medicine', driveLink = `https://example.org/${id}`) => ({
  __typename: 'Ebook' as const,
  id,
  name: `Book ${id}`,
  author: 'WHO',
  category,
  cover: null,
  driveLink,
});

const plan = (name: string, price: number) => ({
  __typename: 'SubscriptionPlan' as const,
  id: name,
  name,
  shortDescription: `For ${name}.`,
  prices: [{ __typename: 'PlanPrice' as const, price, duration: '1 month' }],
  features: ['All pages'],
  advantages: [],
});

const faq = (id: string) => ({
  __typename: 'Faq' as const,
  id,
  question: `Question ${id}?`,
  answer: `Answer ${id}.`,
});

export const homeParts: HomeParts = {
  banners: ['one', 'two'].map((id) => ({ __typename: 'Banner' as const, id, alt: `Banner ${id}`, image: image(id) })),
  boards: [['DHK', 'Dhaka'] as const, ['CTG', 'Chittagong'] as const].map(([code, name]) => ({
    __typename: 'Board' as const,
    code,
    name,
  })),
  questionSets: ['1st Proff', '2nd Proff', '3rd Proff', '4th Proff'].map((title, index) => ({
    __typename: 'QuestionSetCard' as const,
    id: `_${index + 1}`,
    title,
    items: ['Anatomy'],
    link: `/questions-set/_${index + 1}`,
  })),
  internshipSubjects: ['Emergencies', 'Obstetrics', 'Procedures', 'Wards', 'Paediatrics', 'Papers'].map((name) => ({
    __typename: 'InternshipSubject' as const,
    id: name,
    name,
    iconUrl: null,
  })),
  ebooks: [ebook('a'), ebook('b')],
  plans: [plan('Basic', 199), plan('Exam', 499), plan('Year', 1499)],
  faqs: [faq('1'), faq('2')],
};

/** Responds to the first home query with the parts of `without` failed, then with everything. */
export function homeMock(without: (keyof HomeParts)[] = [], parts: Partial<HomeParts> = {}) {
  const onQuery = vi.fn<() => void>();
  const whole = { ...homeParts, ...parts };
  const mock: MockLink.MockedResponse = {
    request: { query: HomeDocument },
    result: () => {
      onQuery();
      const failed = onQuery.mock.calls.length > 1 ? [] : without;
      const lacking = Object.fromEntries(failed.map((part) => [part, null]));
      const data = { home: { __typename: 'Home', ...whole, ...lacking } };
      const errors = failed.map((part) => ({
        message: 'No response from server. Please check your connection.',
        path: ['home', part],
        extensions: { code: 'UPSTREAM_UNAVAILABLE' },
      }));
      return { data, ...(errors.length > 0 && { errors }) };
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  return { mock, onQuery };
}
