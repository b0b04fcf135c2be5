import { CHAPTERS_CALL, pageRow, sbaRow } from '../rows.ts';
import { tokenOf } from '../index.ts';
import type { Variation } from './variation.ts';

/** A chapter whose encoded id is one segment of a path. */
const chapter = (_id: string): Variation => ({
  name: `a chapter with the id ${JSON.stringify(_id)}`,
  upstream: {
    [CHAPTERS_CALL]: { data: [{ _id, chapter_name: 'Thorax', total_question: 1 }] },
    [`/bank-filter/${encodeURIComponent(_id)}`]: pageRow([sbaRow()]),
  },
  query: `query ($id: ID!) { chapter(id: $id) { id name questions { questions { id } } }
    chapters(prof: "_1", subject: "ANAT") { id } }`,
  variables: { id: `_1-ANAT-${_id}` },
  data: {
    chapter: { id: `_1-ANAT-${_id}`, name: 'Thorax', questions: { questions: [{ id: '1042' }] } },
    chapters: [{ id: `_1-ANAT-${_id}` }],
  },
});

const article = (id: string): Variation => ({
  name: `an article with the id ${JSON.stringify(id)}`,
  upstream: {
    [`/intern-search/sub-topics/${encodeURIComponent(id)}`]: {
      data: { _id: id, topic_name: 'Shock', view: { content: [{ body: 'Airway.' }] } },
    },
  },
  query: 'query ($id: ID!) { internshipArticle(id: $id) { id body } }',
  variables: { id },
  data: { internshipArticle: { id, body: 'Airway.' } },
});

/** A caller's id that could change the path: no call is made, or the stub's 404 would be an error. */
const nobodys = (id: string): Variation => ({
  name: `${JSON.stringify(id)}, which is nobody's id`,
  upstream: { '*': { data: { _id: 'x', topic_name: 'Elsewhere', view: { content: [{ body: 'Elsewhere.' }] } } } },
  query: 'query ($id: ID!) { internshipArticle(id: $id) { id } }',
  variables: { id },
  data: { internshipArticle: null },
});

/** Variations of ids that become part of a path. */
export const idVariations: Variation[] = [
  ...['ch.1', 'thorax/1', 'Vit. B12', 'ch..2', 'a%2Fb', 'বুক', 'a?b=c', 'a#b', 'a+b', 'folder/../users'].map(chapter),
  ...['shock.v2', 'rx/shock', 'shock-1.0', 'শক'].map(article),
  ...['..', '../users', 'rx/../users', 'rx//users', '%2e%2e/users', 'rx%2fusers', 'a\\b', 'a?b', 'a\0', '.env', ''].map(
    nobodys,
  ),
  {
    name: 'a reader whose ids have dots',
    upstream: {
      '/users': { data: { _id: '64f.1', user_id: 'rahima.7' } },
      '/affiliate/rahima.7': { data: { user_id: 'rahima.7' } },
    },
    query: '{ viewer { id userId affiliate { request } } }',
    token: tokenOf({ user_id: 'rahima.7' }),
    data: { viewer: { id: '64f.1', userId: 'rahima.7', affiliate: { request: 'NONE' } } },
  },
  {
    name: 'a notification whose id has dots',
    upstream: {
      'PUT /notifications/2026.11.22/read': {},
      'GET /notifications': {
        notifications: [{ _id: '2026.11.22', title: 'Papers', createdAt: '2026-11-22T00:00:00Z' }],
      },
    },
    query: 'mutation { markNotificationRead(id: "2026.11.22") { id isRead } }',
    token: tokenOf({ user_id: 'rahima.7' }),
    data: { markNotificationRead: { id: '2026.11.22', isRead: true } },
  },
];
