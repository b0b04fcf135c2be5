import { TOKEN, userRow } from '../people.ts';
import { ARTICLE_CALL, articleRow } from '../content.ts';
import { unreadable, type Variation } from './variation.ts';

/** Public content (FAQs, plans, e-books, RX Aid, search), and notifications. */
export const contentVariations: Variation[] = [
  {
    name: 'hidden FAQs, which the upstream should not send',
    upstream: {
      '/faqs': {
        faqs: [
          { _id: 1, question: 'What is free?', answer: 'Page 1.', is_hide: 'false' },
          { _id: 2, question: 'A draft', answer: 'Not yet.', is_hide: 'true' },
        ],
      },
    },
    query: '{ faqs { id question } }',
    data: { faqs: [{ id: '1', question: 'What is free?' }] },
  },
  {
    name: 'an FAQ without an answer',
    upstream: {
      '/faqs': {
        faqs: [
          { _id: 1, question: 'What?' },
          { _id: 2, question: 'Why?', answer: 'So.' },
        ],
      },
    },
    query: '{ faqs { id } }',
    data: { faqs: [{ id: '2' }] },
    log: [unreadable('GET /faqs', 'answer', '1')],
  },
  {
    name: 'a price that is none, beside one that is',
    upstream: {
      '/subscriptions': {
        data: [
          {
            subscription_id: 'm',
            name: 'Monthly',
            plans: [
              { price: {}, duration: '1 month' },
              { price: 550, duration: '2 months' },
            ],
            features: [{}, 'All pages'],
          },
        ],
      },
    },
    query: '{ plans { id prices { price } features } }',
    data: { plans: [{ id: 'm', prices: [{ price: 550 }], features: ['All pages'] }] },
    log: [unreadable('GET /subscriptions', 'plans.price'), unreadable('GET /subscriptions', 'features')],
  },
  {
    name: 'a book at an http address, and books that lead nowhere',
    upstream: {
      '/ebook': {
        data: [
          { _id: 1, book_name: 'Old site', drive_link: 'http://books.example/a' },
          { _id: 2, book_name: 'No link' },
          { _id: 3, book_name: 'Script', drive_link: 'javascript:alert(1)' },
        ],
      },
    },
    query: '{ ebooks { id driveLink } }',
    data: { ebooks: [{ id: '1', driveLink: 'http://books.example/a' }] },
    log: [{ ...unreadable('GET /ebook', 'drive_link', '2'), count: 2 }],
  },
  {
    name: 'links over http in a body',
    upstream: {
      [ARTICLE_CALL]: articleRow(
        '<p><a href="http://dghs.example/a">DGHS</a><img src="http://dghs.example/b.png"></p>',
      ),
    },
    query: '{ internshipArticle(id: "t1") { body } }',
    data: {
      internshipArticle: {
        body: '<p><a href="http://dghs.example/a" rel="noopener noreferrer nofollow">DGHS</a></p>',
      },
    },
    log: [unreadable(`GET ${ARTICLE_CALL}`, 'body.picture')],
  },
  {
    name: 'an article with an unreadable date',
    upstream: {
      [ARTICLE_CALL]: {
        data: { _id: 't1', topic_name: 'Shock', view: { banner: { date: 'soon' }, content: [{ body: 'B' }] } },
      },
    },
    query: '{ internshipArticle(id: "t1") { date body } }',
    data: { internshipArticle: { date: null, body: 'B' } },
    log: [unreadable('GET /intern-search/sub-topics/t1', 'view.banner.date')],
  },
  {
    name: 'a search hit that leads nowhere',
    upstream: {
      '/search': {
        data: [
          {
            topic_name: 'Anatomy',
            link: [
              { name: 'A', link: '/a' },
              { name: 'B', link: null },
            ],
          },
        ],
      },
    },
    query: '{ search(text: "heart") { links { name } } }',
    data: { search: [{ links: [{ name: 'A' }] }] },
    log: [unreadable('GET /search', 'link.link')],
  },
  {
    name: 'notifications without a readable date, which keep their place',
    upstream: {
      '/users': { data: userRow() },
      '/notifications': {
        notifications: [
          { _id: 1, createdAt: 1795329000 },
          { _id: 2, createdAt: 'soon' },
          { _id: 3, createdAt: '2026-11-21T00:00:00Z' },
          { _id: 4 },
          'none',
        ],
      },
    },
    query: '{ viewer { notifications { id createdAt } } }',
    token: TOKEN,
    data: {
      viewer: {
        notifications: [
          { id: '1', createdAt: '2026-11-22T06:30:00.000Z' },
          { id: '2', createdAt: null },
          { id: '3', createdAt: '2026-11-21T00:00:00.000Z' },
          { id: '4', createdAt: null },
        ],
      },
    },
    log: [unreadable('GET /notifications', 'createdAt', '2'), unreadable('GET /notifications', 'row')],
  },
];
