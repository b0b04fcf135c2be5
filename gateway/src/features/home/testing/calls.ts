import { contentRoutes } from '../../../testing/content.ts';
import type { TestCall } from '../../../testing/test-call.ts';

const content = contentRoutes();
const ofHome = (fields: string) => `{ part: home { ${fields} boards { code } } }`;

export const calls: TestCall[] = [
  {
    call: 'GET /content/banners',
    answers: content['/content/banners'],
    query: ofHome('banners { id }'),
    isPublic: true,
  },
  { call: 'GET /faqs', answers: content['/faqs'], query: ofHome('faqs { id }'), isPublic: true },
  { call: 'GET /subscriptions', answers: content['/subscriptions'], query: ofHome('plans { id }'), isPublic: true },
  { call: 'GET /ebook', answers: content['/ebook'], query: ofHome('ebooks { id }'), isPublic: true },
  {
    call: 'GET /intern/tabs',
    answers: content['/intern/tabs'],
    query: ofHome('internshipSubjects { id }'),
    isPublic: true,
  },
];
