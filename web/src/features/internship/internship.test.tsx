import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { InternshipArticleDocument } from './internship-article.generated.ts';
import { InternshipSubTopicsDocument } from './internship-sub-topics.generated.ts';
import { InternshipSubjectDocument } from './internship-subject.generated.ts';
import { InternshipSubjectsDocument } from './internship-subjects.generated.ts';

const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const subjects = [
  { __typename: 'InternshipSubject' as const, id: 'emergency', name: 'Emergency care', iconUrl: '/images/e1' },
  { __typename: 'InternshipSubject' as const, id: 'surgery', name: 'শল্য চিকিৎসা', iconUrl: null },
];
const topic = (id: string, name: string, isList: boolean) => ({
  __typename: 'InternshipTopic' as const,
  id,
  name,
  isList,
});
const topics = [topic('shock', 'Shock', true), topic('asthma', 'Acute severe asthma', false)];
const subTopics = [topic('septic', 'Septic shock', false), topic('hypovolaemic', 'Hypovolaemic shock', false)];
const BODY =
  '<p>Kills fast.</p><h2>Recognise</h2><p>Wheeze.</p><h2>First ten minutes</h2><p>Oxygen &amp; salbutamol.</p>' +
  '<h2>Orders</h2><blockquote><p>Never sedate.</p></blockquote><script>alert(1)</script>';

const subjectsMock = (list = subjects): MockLink.MockedResponse => ({
  request: { query: InternshipSubjectsDocument },
  result: { data: { internshipSubjects: list } },
  ...always,
});
const subjectMock = (list = topics): MockLink.MockedResponse => ({
  request: { query: InternshipSubjectDocument, variables: () => true },
  result: ({ id }: { id: string }) => ({
    data: {
      internshipSubject:
        id === 'emergency'
          ? { __typename: 'InternshipSubject' as const, id, name: 'Emergency care', topics: list }
          : null,
    },
  }),
  ...always,
});
const subTopicsMock: MockLink.MockedResponse = {
  request: { query: InternshipSubTopicsDocument, variables: () => true },
  result: (variables: { topic: string }) => ({
    data: { internshipSubTopics: variables.topic === 'shock' ? subTopics : [] },
  }),
  ...always,
};

type Review = { __typename: 'ReviewStamp'; reviewer: string; reviewedOn: string };
const reviewOn = (reviewedOn: string): Review => ({ __typename: 'ReviewStamp', reviewer: 'Dr Example', reviewedOn });

function articleMock(body = BODY, review: Review | null = null) {
  const onQuery = vi.fn<(id: string) => void>();
  const mock: MockLink.MockedResponse = {
    request: { query: InternshipArticleDocument, variables: () => true },
    result: ({ id }: { id: string }) => {
      onQuery(id);
      const topicName = [...topics, ...subTopics].find((one) => one.id === id)?.name;
      return {
        data: {
          internshipArticle: topicName
            ? {
                __typename: 'InternshipArticle' as const,
                id,
                topicName,
                banner: { __typename: 'Image' as const, publicId: 'b1', url: '/images/b1?w=1024&h=400' },
                date: '2026-11-01T00:00:00.000Z',
                review,
                body,
              }
            : null,
        },
      };
    },
    ...always,
  };
  return { mock, onQuery };
}

const allMocks = () => [subjectsMock(), subjectMock(), subTopicsMock, articleMock().mock];
const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });

describe('RX Aid', () => {
  it('links a topic that is no list to its article', async () => {
    const { user, address } = await renderAt('/internship/emergency', { mocks: allMocks() });
    await user.click(await screen.findByRole('link', { name: 'Acute severe asthma' }));
    await heading('Acute severe asthma');
    expect(address()).toBe('/internship/emergency/skip/asthma');
  });

  it("shows each subject's picture or its first letter", async () => {
    await renderAt('/internship', { mocks: allMocks() });
    await screen.findByRole('link', { name: 'Emergency care' });
    const cards = screen.getAllByRole('listitem');
    const card = (name: string) => cards.find((one) => one.textContent.includes(name))!;
    const icon = card('Emergency').querySelector('img')!;
    expect(icon.getAttribute('src')).toBe('/images/e1?w=200');
    expect(card('শল্য').querySelector('img')).toBeNull();
    fireEvent.error(icon);
    expect(card('Emergency').querySelector('[aria-hidden]')?.textContent).toBe('E');
  });

  it('accepts the old address of a subject, with a query', async () => {
    await renderAt('/internship/emergency?Emergency%20care', { mocks: allMocks() });
    expect(await screen.findByRole('link', { name: 'Shock' })).toBeTruthy();
  });
});

describe('a link from elsewhere', () => {
  it('to a topic that is no list redirects to its article, past Back', async () => {
    const { user, address } = await renderAt('/internship/emergency/asthma', {
      mocks: allMocks(),
      history: ['/internship'],
    });
    await heading('Acute severe asthma');
    expect(address()).toBe('/internship/emergency/skip/asthma');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(address()).toBe('/internship');
  });

  it("to an article without a list does not take 'skip' for its id", async () => {
    const { mock, onQuery } = articleMock();
    await renderAt('/internship/emergency/skip/asthma', { mocks: [subjectMock(), mock] });
    await heading('Acute severe asthma');
    expect(onQuery.mock.calls).toEqual([['asthma']]);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    await waitFor(() =>
      expect(crumbs.getAllByRole('link').map((link) => link.textContent)).toEqual(['RX Aid', 'Emergency care']),
    );
  });
});

describe('an article', () => {
  const open = async (body?: string, after = '', review?: Review) => {
    const { mock } = articleMock(body, review);
    const view = await renderAt(`/internship/emergency/skip/asthma${after}`, { mocks: [subjectMock(), mock] });
    await screen.findByRole('article');
    return view;
  };

  it('shows banner, last change and sanitised body', async () => {
    await open();
    const article = screen.getByRole('article');
    expect(article.querySelector('img')?.getAttribute('src')).toBe('/images/b1?w=1024&h=400');
    expect(article.textContent).toContain('Last changed on 1 November 2026. Not yet reviewed by a clinician.');
    expect(article.querySelector('time')?.dateTime).toBe('2026-11-01');
    expect(within(article).getByText('Never sedate.')).toBeTruthy();
    expect(article.querySelector('script')).toBeNull();
    expect(within(article).getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });

  it('shows reviewer and day of review, and a later change', async () => {
    const view = await open(BODY, '', reviewOn('2026-11-01'));
    const article = screen.getByRole('article');
    expect(article.textContent).toContain('Reviewed by Dr Example on 1 November 2026');
    expect(article.textContent).not.toMatch(/Last changed|Not yet reviewed/);
    view.unmount();
    await open(BODY, '', reviewOn('2026-10-31'));
    expect(screen.getByRole('article').textContent).toContain(
      'Reviewed by Dr Example on 31 October 2026. Last changed on 1 November 2026.',
    );
  });

  it('has contents whose links focus a part; Back still leaves the page', async () => {
    const { user, address } = await open();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Recognise',
      'First ten minutes',
      'Orders',
    ]);
    await user.click(contents.getByRole('link', { name: 'First ten minutes' }));
    expect(document.activeElement).toBe(await heading('First ten minutes', 2));
    await user.click(contents.getByRole('link', { name: 'Orders' }));
    expect(document.activeElement).toBe(await heading('Orders', 2));
    expect(address()).toBe('/internship/emergency/skip/asthma');
  });

  it('opens at the part in the address', async () => {
    await open(BODY, '#section-2');
    const part = await heading('First ten minutes', 2);
    await waitFor(() => expect(document.activeElement).toBe(part));
  });

  it('without parts has no contents', async () => {
    await open('<h2>One</h2><p>x</p>');
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });
});

describe('no data', () => {
  it.each([
    ['no subjects', '/internship', [subjectsMock([])]],
    ['a subject without topics', '/internship/emergency', [subjectMock([])]],
  ])('is shown for %s, with a link home', async (_, address, mocks) => {
    await renderAt(address, { mocks });
    expect(await screen.findByText('No data found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return home' })).toBeTruthy();
  });

  it('is not shown for a failure, which Retry loads', async () => {
    const failing = {
      request: { query: InternshipSubTopicsDocument, variables: () => true },
      error: new TypeError('Failed to fetch'),
    };
    const { user } = await renderAt('/internship/emergency/shock', { mocks: [subjectMock(), failing, subTopicsMock] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Septic shock' })).toBeTruthy();
  });

  it('is not shown for topics that failed, which Retry loads', async () => {
    const lacking = {
      request: { query: InternshipSubjectDocument, variables: () => true as const },
      result: {
        data: {
          internshipSubject: {
            __typename: 'InternshipSubject' as const,
            id: 'emergency',
            name: 'Emergency care',
            topics: null,
          },
        },
        errors: [{ message: 'Down', path: ['internshipSubject', 'topics'] }],
      },
    };
    const { user } = await renderAt('/internship/emergency', { mocks: [lacking, subjectMock()] });
    expect(await heading('Emergency care')).toBeTruthy();
    expect(screen.queryByText('No data found')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Shock' })).toBeTruthy();
  });
});
