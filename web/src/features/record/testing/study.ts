import { amina } from '../../../testing/accounts.ts';

/** What the account's record says: 3 questions seen. */
export const study = {
  __typename: 'Study',
  overview: { __typename: 'StudyOverview', questions: 3, attempts: 4, rightShare: 0.5, days: [] },
  subjects: [
    {
      __typename: 'SubjectProgress',
      prof: '_1',
      subject: { __typename: 'Subject', code: 'ANAT', name: 'Anatomy' },
      total: 900,
      seen: 3,
      right: 2,
    },
  ],
  wrong: { __typename: 'OwnQuestionConnection', total: 1 },
  due: { __typename: 'OwnQuestionConnection', total: 2 },
  flagged: { __typename: 'OwnQuestionConnection', total: 0 },
  noted: { __typename: 'OwnQuestionConnection', total: 0 },
};
export const viewer = (own: object | null) => ({
  features: { __typename: 'Features', papers: true, review: false },
  viewer: { __typename: 'User', id: amina.id, study: own },
});
