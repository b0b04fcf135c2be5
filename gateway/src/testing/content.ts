/** Public content in the REST API's form, by path. */
export const contentRoutes = () => ({
  '/content/banners': {
    banners: [
      { _id: 'b1', url: { public_id: 'slide-1' }, alt: 'A ward round', __v: 0 },
      { _id: 2, url: { public_id: 'slide-2' } },
    ],
  },
  '/faqs': {
    faqs: [
      { _id: 'f1', question: 'What is free?', answer: 'The first page.\nOf every list.', is_hide: false },
      { _id: 'f2', question: 'A draft', answer: 'Not yet.', is_hide: true },
      { _id: 'f3', question: 'How do I pay?', answer: 'By Bkash.' },
    ],
  },
  '/subscriptions': {
    data: [
      {
        _id: 'p1',
        subscription_id: 'monthly',
        name: 'Monthly',
        short_description: 'For one examination',
        plans: [
          { price: 300, duration: '1 month' },
          { price: '550', duration: '2 months' },
        ],
        features: ['All pages'],
        advantages: ['No renewal'],
      },
    ],
  },
  '/ebook': {
    data: [
      {
        _id: 'e1',
        book_name: 'WHO Pocket Book',
        author: 'WHO',
        category: 'Paediatrics',
        cover_image: { public_id: 'cover-1' },
        drive_link: 'https://books.example/pocket.pdf?page=1#top',
      },
    ],
  },
  '/intern/tabs': {
    data: [
      { _id: 's1', subject: 'Emergencies', url: { url: '/med/api/v1/images/icon-1' } },
      { _id: 's2', subject: 'Obstetrics', url: null },
    ],
  },
});

export const TAB_TOPICS_CALL = '/intern-search/tab-topics/s1';
export const SUB_LIST_CALL = '/intern-search/topic-sub-list/t2';
export const ARTICLE_CALL = '/intern-search/sub-topics/t1';

/** An article in the REST API's form. */
export const articleRow = (body: unknown = '<h3>Recognise</h3><p>BP &lt; 90</p>', explanationBn?: string) => ({
  data: {
    _id: 't1',
    is_array: false,
    topic_name: 'Shock',
    view: {
      banner: { image: { public_id: 'shock' }, date: '2026-03-01T00:00:00.000Z' },
      content: [{ body }],
      ...(explanationBn !== undefined && { explanation_bn: explanationBn }),
    },
  },
});

/** The query of the home page. */
export const HOME = `{
  home {
    banners { id image { publicId url(width: 668, height: 668) } alt }
    boards { code }
    questionSets { id link }
    internshipSubjects { id name iconUrl }
    ebooks { id name cover { publicId } driveLink }
    plans { id name prices { price duration } }
    faqs { id question }
  }
}`;
