import * as held from './content.ts';

/**
 * A call of section 7. `told` are the section's own words for what is read of its answer: they can be read as what
 * the body holds, or, where they begin with `data`, as an HTTP client's name for the body itself.
 */
export type SectionCall = {
  call: string;
  told: unknown;
  status?: number;
  /** Its body is not read: any success will do, with any body or none. */
  unread?: true;
};

const PAGE = { data: { data: held.QUESTIONS, pagination: held.PAGINATION } };

export const CALLS: SectionCall[] = [
  // Account. What a log-in answers is not shown: the names are those of the token and user that clients keep.
  { call: 'POST /users/login', told: { data: { token: 'a.b.c', user: held.USER } } },
  { call: 'GET /users', told: { data: held.USER } },
  { call: 'POST /users', told: { data: { data: held.USER } }, status: 201 },
  { call: 'POST /users/reset-req', told: { message: 'sent' }, unread: true },
  { call: 'PATCH /users/reset-pass', told: { data: { data: { message: 'Changed.', redirect: '/login' } } } },
  { call: 'PATCH /users/:id', told: { data: { profileImage: held.USER.profileImage } }, status: 201 },
  { call: 'POST /images', told: { images: { _id: '801', public_id: 'new' } }, status: 201 },
  // Content
  { call: 'GET /content/banners', told: { banners: held.BANNERS } },
  { call: 'GET /content/faqs', told: { faqs: held.FAQS } },
  { call: 'GET /faqs', told: { faqs: held.FAQS } },
  { call: 'GET /ebook', told: { data: held.EBOOKS } },
  { call: 'GET /subscriptions', told: { data: held.PLANS } },
  { call: 'GET /search', told: { data: held.RESULTS } },
  // Internship
  { call: 'GET /intern/tabs', told: { data: held.TABS } },
  { call: 'GET /intern-search/tab-topics/:id', told: { data: { data: held.TOPICS } } },
  { call: 'GET /intern-search/topic-sub-list/:id', told: { data: { data: held.SUB_TOPICS } } },
  { call: 'GET /intern-search/sub-topics/:id', told: { data: held.ARTICLE } },
  // Questions
  { call: 'GET /bank-filter/:id', told: PAGE },
  { call: 'GET /bank/:subject/chapter/:id', told: { data: { data: held.CHAPTERS } } },
  { call: 'GET /board-filter/topic/questions', told: PAGE },
  { call: 'GET /board-filter/:key/years/:year', told: PAGE },
  { call: 'GET /board-filter/topics/:key', told: { data: ['Heart', 'Upper limb'] } },
  { call: 'GET /board-filter/:key/years', told: { data: { year: [2025, 2024] } } },
  // Affiliate
  { call: 'GET /affiliate/:id', told: { data: held.AFFILIATE } },
  { call: 'PATCH /affiliate/request/payment/:id', told: { success: 200 } },
  {
    call: 'PATCH /affiliate/withdrawal-info/:id',
    told: { data: { update_withdrawal: { withdrawal: held.USER.withdrawal } } },
  },
  // Notifications
  { call: 'GET /notifications', told: { notifications: held.NOTIFICATIONS } },
  { call: 'PUT /notifications/:id/read', told: {}, unread: true },
  { call: 'PUT /notifications/read-all', told: {}, unread: true },
];

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
const patterns = CALLS.map((one) => {
  const [method = '', path = ''] = one.call.split(' ');
  return { one, method, pattern: patternOf(path) };
});

/** The call that a request is, if it is one of the section's. */
export const callOf = (method: string, path: string): SectionCall | undefined =>
  patterns.find((known) => known.method === method && known.pattern.test(path))?.one;
