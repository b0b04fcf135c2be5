import { draftReviewRow, expertDraftRow, TOKEN } from '../../../testing/editorial-review.ts';
import { wholeRow } from '../../../testing/studio.ts';
import { mutation, type TestCall } from '../../../testing/test-call.ts';

const REVIEW = { review: draftReviewRow() };
const DRAFT = { draft: expertDraftRow() };

const change = (call: TestCall['call'], at: string, answers: unknown, field: string): TestCall => ({
  call,
  at: `/studio/questions/1042/${at}`,
  answers,
  query: mutation(field),
  follows: true,
  nullsAll: true,
});

/** Of the studio, which an upstream may lack. */
export const calls: TestCall[] = [
  {
    call: 'GET /studio/questions/*/review',
    at: '/studio/questions/1042/review',
    answers: REVIEW,
    query: '{ studio { questions { edges { node { part: review { mayComment } } } } } }',
    follows: true,
    // Without the list there is no question to ask about.
    nullsAll: true,
  },
  change('POST /studio/questions/*/comments', 'comments', REVIEW, 'commentOnQuestion(id: "1042", text: "Why?") { id }'),
  change(
    'POST /studio/questions/*/comments/*/resolve',
    'comments/5/resolve',
    REVIEW,
    'resolveComment(id: "1042", comment: "5") { id }',
  ),
  change(
    'PUT /studio/questions/*/assignment',
    'assignment',
    { question: wholeRow() },
    'assignQuestion(id: "1042", assignee: "KARIM", dueOn: "2026-12-01") { id }',
  ),
  change(
    'POST /studio/questions/*/expert-links',
    'expert-links',
    { token: TOKEN, ...REVIEW },
    'createExpertLink(id: "1042") { token }',
  ),
  change(
    'POST /studio/questions/*/expert-links/*/revoke',
    'expert-links/3/revoke',
    REVIEW,
    'revokeExpertLink(id: "1042", link: "3") { id }',
  ),
  {
    call: 'POST /expert/draft',
    answers: DRAFT,
    query: `{ part: expertDraft(token: "${TOKEN}") { state } }`,
    follows: true,
  },
  {
    call: 'POST /expert/comments',
    answers: DRAFT,
    query: mutation(`commentAsExpert(token: "${TOKEN}", name: "Dr Karim", text: "B is right too.") { state }`),
    follows: true,
    nullsAll: true,
  },
];
