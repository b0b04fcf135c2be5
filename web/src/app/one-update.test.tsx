import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UpdateProfileDocument } from '../features/accounts/profile/update-profile.generated.ts';
import { ViewerDocument } from '../features/accounts/profile/viewer.generated.ts';
import { DeskPlansDocument, SavePlanDocument } from '../features/desk/content/plans/plans.generated.ts';
import { FaqsDocument } from '../features/faqs/faqs.generated.ts';
import { OwnPlansDocument } from '../features/plans/held/own-plans.generated.ts';
import { PlansDocument } from '../features/plans/plans.generated.ts';
import { StudioViewerDocument } from '../features/studio/menu/studio-viewer.generated.ts';
import { ApproveReviewedDocument } from '../features/studio/reviews/actions/review-actions.generated.ts';
import { ReviewQueueDocument } from '../features/studio/reviews/review-queue.generated.ts';
import { ReviewedQuestionDocument } from '../features/studio/reviews/reviewed-question.generated.ts';
import { currentSession, endSession } from '../session/index.ts';
import { amina, begin, operationMock, ownFeatures } from '../testing/accounts.ts';
import { setConnection } from '../testing/connection.ts';
import { headingMock, listMock } from '../testing/graph.ts';
import { listPage, sba } from '../testing/questions.ts';
import { renderAt } from '../testing/render-at.tsx';

const staff = operationMock(StudioViewerDocument, {
  viewer: {
    __typename: 'User',
    id: amina.id,
    userId: amina.userId,
    name: amina.name,
    role: 'ADMIN',
    permissions: ['QUESTIONS_WRITE', 'QUESTIONS_REVIEW', 'CONTENT_WRITE', 'MONEY'],
    twoFactorMissing: false,
  },
  features: { __typename: 'Features', studio: true, desk: true },
}).mock;

beforeEach(() => {
  // The next page's request would be counted too.
  setConnection({ saveData: true });
  begin();
});
afterEach(() => {
  endSession();
  localStorage.clear();
});

describe('one update is on show everywhere without another fetch', () => {
  it('of the profile: at once, and taken back with a message if it fails', async () => {
    const viewer = operationMock(ViewerDocument, { features: ownFeatures, viewer: amina });
    const message = 'Too many requests! Please try again later.';
    const update = operationMock(UpdateProfileDocument, { message, code: 'TOO_MANY_REQUESTS' }, 300);
    await renderAt('/profile', { mocks: [viewer.mock, update.mock] });
    fireEvent.change(await screen.findByLabelText('Year'), { target: { value: '4th' } });
    await waitFor(() => expect(currentSession()?.year).toBe('4th'), { timeout: 3000 });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(currentSession()?.year).toBe('3rd');
    expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('4th');
    expect(viewer.onCall).toHaveBeenCalledTimes(1);
  });

  it('of a question: a reader’s list has what a reviewer has published', async () => {
    const { notice, id, ...text } = sba('7');
    const draft = { ...text, __typename: 'Question', stem: 'Which nerve is cut?', topic: 'Upper limb', items: [] };
    const question = {
      __typename: 'StudioQuestion',
      id,
      status: 'IN_REVIEW',
      version: 2,
      retired: false,
      author: 'Bina',
      isMine: false,
      coAuthors: [],
      assignee: null,
      dueOn: null,
      changedAt: '2026-11-01T10:00:00Z',
      prof: '_1',
      subject: { __typename: 'Subject', code: 'ANAT', name: 'Anatomy' },
      chapter: null,
      draft: { ...draft, notice },
      published: { ...draft, id, notice, stem: text.stem },
      undecided: [],
      lacks: [],
      warnings: [],
      may: ['APPROVE', 'RETURN'],
      history: [],
    };
    const approved = { ...question, status: 'PUBLISHED', may: [], published: { ...draft, id, notice } };
    const list = listMock('year', () => ({ ...listPage(1), questions: [sba('7')] }));
    const empty = { __typename: 'StudioQuestionConnection', edges: [], total: 0 };
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    const { go, user } = await renderAt('/board-question/DHK/_1/ANAT/2024', {
      mocks: [
        staff,
        headingMock(),
        list.mock,
        operationMock(ReviewedQuestionDocument, { studio: { __typename: 'Studio', question } }).mock,
        operationMock(ApproveReviewedDocument, { approveQuestion: approved }).mock,
        operationMock(ReviewQueueDocument, { studio: { __typename: 'Studio', questions: { ...empty, pageInfo } } })
          .mock,
      ],
    });
    await screen.findByText('Which nerve is injured?');
    await go('/studio/review/7');
    await user.click(await screen.findByRole('button', { name: 'Approve and publish' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve and publish' }));
    await screen.findByText(/nothing waits/i);
    await go('/board-question/DHK/_1/ANAT/2024');
    expect(await screen.findByText('Which nerve is cut?')).toBeTruthy();
    expect(list.onQuery).toHaveBeenCalledTimes(1);
  });

  it('of a plan: the desk’s list and the page for readers have its new name', async () => {
    const offer = {
      __typename: 'SubscriptionPlan',
      id: 'term',
      name: 'Term',
      shortDescription: 'For one term.',
      prices: [{ __typename: 'PlanPrice', price: 500, duration: '6 months' }],
      features: [],
      advantages: [],
    };
    const plan = { ...offer, __typename: 'DeskPlan', version: '1', edited: null, onSale: true };
    const offers = operationMock(PlansDocument, { plans: [offer] });
    const desk = operationMock(DeskPlansDocument, { desk: { __typename: 'Desk', plans: [plan] } });
    const viewer = { __typename: 'User', id: amina.id, hasFullAccess: false, plans: [] };
    const { go, user } = await renderAt('/subscription', {
      mocks: [
        staff,
        offers.mock,
        operationMock(OwnPlansDocument, { viewer }).mock,
        operationMock(FaqsDocument, { faqs: [] }).mock,
        desk.mock,
        operationMock(SavePlanDocument, { savePlan: { ...plan, version: '2', name: 'Half a year' } }).mock,
      ],
    });
    await screen.findByRole('heading', { name: 'Term' });
    await go('/studio/desk/plans/term');
    const name = await screen.findByDisplayValue('Term');
    await user.clear(name);
    await user.type(name, 'Half a year');
    // The desk's list then shows what the cache has: it is never answered again.
    desk.mock.delay = Infinity;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Half a year' })).toBeTruthy();
    await go('/subscription');
    expect(await screen.findByRole('heading', { name: 'Half a year' })).toBeTruthy();
    expect(offers.onCall).toHaveBeenCalledTimes(1);
  });
});
