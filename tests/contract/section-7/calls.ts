import * as content from './content.ts';

/** `shown` is the response in the section. A first `data` may also be an HTTP client's name for the body. */
export type SectionCall = {
  call: string;
  shown: unknown;
  status?: number;
  isBodyIgnored?: true;
};

const PAGE = { data: { data: content.QUESTIONS, pagination: content.PAGINATION } };

export const CALLS: SectionCall[] = [
  // Account. The section does not show the response of a log-in; these are the fields that clients store.
  { call: 'POST /users/login', shown: { data: { token: 'a.b.c', user: content.USER } } },
  { call: 'GET /users', shown: { data: content.USER } },
  { call: 'POST /users', shown: { data: { data: content.USER } }, status: 201 },
  { call: 'POST /users/reset-req', shown: { message: 'sent' }, isBodyIgnored: true },
  { call: 'PATCH /users/reset-pass', shown: { data: { data: { message: 'Changed.', redirect: '/login' } } } },
  { call: 'PATCH /users/:id', shown: { data: { profileImage: content.USER.profileImage } }, status: 201 },
  { call: 'POST /images', shown: { images: { _id: '801', public_id: 'new' } }, status: 201 },
  // Content
  { call: 'GET /content/banners', shown: { banners: content.BANNERS } },
  { call: 'GET /content/faqs', shown: { faqs: content.FAQS } },
  { call: 'GET /faqs', shown: { faqs: content.FAQS } },
  { call: 'GET /ebook', shown: { data: content.EBOOKS } },
  { call: 'GET /subscriptions', shown: { data: content.PLANS } },
  { call: 'GET /search', shown: { data: content.RESULTS } },
  // Internship
  { call: 'GET /intern/tabs', shown: { data: content.TABS } },
  { call: 'GET /intern-search/tab-topics/:id', shown: { data: { data: content.TOPICS } } },
  { call: 'GET /intern-search/topic-sub-list/:id', shown: { data: { data: content.SUB_TOPICS } } },
  { call: 'GET /intern-search/sub-topics/:id', shown: { data: content.ARTICLE } },
  // Questions
  { call: 'GET /bank-filter/:id', shown: PAGE },
  { call: 'GET /bank/:subject/chapter/:id', shown: { data: { data: content.CHAPTERS } } },
  { call: 'GET /board-filter/topic/questions', shown: PAGE },
  { call: 'GET /board-filter/:key/years/:year', shown: PAGE },
  { call: 'GET /board-filter/topics/:key', shown: { data: ['Heart', 'Upper limb'] } },
  { call: 'GET /board-filter/:key/years', shown: { data: { year: [2025, 2024] } } },
  // Affiliate
  { call: 'GET /affiliate/:id', shown: { data: content.AFFILIATE } },
  { call: 'PATCH /affiliate/request/payment/:id', shown: { success: 200 } },
  {
    call: 'PATCH /affiliate/withdrawal-info/:id',
    shown: { data: { update_withdrawal: { withdrawal: content.USER.withdrawal } } },
  },
  // Notifications
  { call: 'GET /notifications', shown: { notifications: content.NOTIFICATIONS } },
  { call: 'PUT /notifications/:id/read', shown: {}, isBodyIgnored: true },
  { call: 'PUT /notifications/read-all', shown: {}, isBodyIgnored: true },
];

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
const patterns = CALLS.map((one) => {
  const [method = '', path = ''] = one.call.split(' ');
  return { one, method, pattern: patternOf(path) };
});

export const callOf = (method: string, path: string): SectionCall | undefined =>
  patterns.find((candidate) => candidate.method === method && candidate.pattern.test(path))?.one;
