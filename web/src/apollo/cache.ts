import { InMemoryCache } from '@apollo/client/cache';

// A list is told from another by everything that chooses its questions.
const RANGE = ['page', 'from', 'to'];

export const createCache = () =>
  new InMemoryCache({
    // A page is read from the cache a few times: remembering each part of it made the first read four times as long.
    resultCaching: false,
    typePolicies: {
      Board: { keyFields: ['code'] },
      ProfessionalYear: { keyFields: ['code'] },
      Subject: { keyFields: ['code'] },
      BoardSubject: {
        keyFields: ['id'],
        fields: {
          topicQuestions: { keyArgs: ['topic', ...RANGE] },
          yearQuestions: { keyArgs: ['year', ...RANGE] },
        },
      },
      Chapter: { keyFields: ['id'], fields: { questions: { keyArgs: RANGE } } },
      Question: { keyFields: ['id'] },
      User: { keyFields: ['id'], fields: { notifications: { merge: false } } },
      Image: { keyFields: ['publicId'] },
      Query: {
        fields: {
          // A board or chapter opened from its list is in the cache already, by its code or id.
          board: {
            read: (known, { args, toReference }) =>
              known === undefined ? toReference({ __typename: 'Board', ...args }) : known,
          },
          chapter: {
            read: (known, { args, toReference }) =>
              known === undefined ? toReference({ __typename: 'Chapter', ...args }) : known,
          },
        },
      },
    },
  });
