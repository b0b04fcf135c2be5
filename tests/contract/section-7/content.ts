// The stub's data, with every field of section 3. Ids are digits, so that a variation can send them as numbers.

export const USER = {
  _id: '7001',
  user_id: '88120',
  email: 'nusrat@example.com',
  name: 'Nusrat Jahan',
  medical_college: 'Dhaka Medical College',
  session: '2022-23',
  access_std: 'mbbs',
  year: '3rd',
  access_doc: 'full',
  contact_number: '+8801712345678',
  auth_type: 'email',
  user_type: 'student',
  device_login: { 'Chrome on Android': { last: '2026-11-21T09:30:00.000Z' } },
  withdrawal: {
    preferred_method: 'Bkash',
    account_number: '01712345678',
    last_withdrawal_amount: 500,
    last_withdrawal_date: '2026-09-01T00:00:00.000Z',
  },
  reset_email: '',
  profileImage: { public_id: 'avatar-1' },
};

export const BANNERS = [
  { _id: '11', url: { public_id: 'slide-1' } },
  { _id: '12', url: { public_id: 'slide-2' } },
];

export const FAQS = [
  { _id: '21', question: 'What is free?', answer: 'The first page.', is_hide: false },
  { _id: '22', question: 'A draft', answer: 'Not yet.', is_hide: true },
];

export const PLANS = [
  {
    subscription_id: '31',
    name: 'Monthly',
    short_description: 'For one examination',
    plans: { price: 300, duration: '1 month' },
    features: ['All pages'],
    advantages: ['No renewal'],
  },
];

export const EBOOKS = [
  {
    book_name: 'Pocket book',
    author: 'WHO',
    category: 'Paediatrics',
    cover_image: { public_id: 'cover-1' },
    drive_link: 'https://drive.example/pocket-book',
  },
];

export const TABS = [
  { _id: '41', subject: 'Emergencies', url: { url: 'https://pictures.example/emergencies.svg' } },
  { _id: '42', subject: 'Obstetrics', url: { url: '/med/api/v1/images/obstetrics' } },
];

export const TOPICS = [
  { _id: '51', is_array: true, topic_name: 'Shock' },
  { _id: '52', is_array: false, topic_name: 'Burns' },
];

export const SUB_TOPICS = [{ _id: '53', is_array: false, sub_name: 'Septic shock', topic_name: 'Shock' }];

export const ARTICLE = {
  _id: '52',
  is_array: false,
  topic_name: 'Burns',
  view: {
    banner: { image: { public_id: 'burns' }, date: '2026-03-01T00:00:00.000Z' },
    content: [{ body: '<h3>Recognise</h3><p>Rule of nines</p>' }],
  },
};

export const CHAPTERS = [{ _id: '61', chapter_name: 'Upper limb', total_question: 45 }];

const QUESTION = {
  _id: '71',
  ref: 'ANAT-000123',
  type: 'SBA',
  stem: 'Which nerve is injured?',
  options: [
    { key: 'A', text: 'Median', correct: false, reason: 'It flexes.' },
    { key: 'B', text: 'Radial', correct: true, reason: 'It extends.' },
  ],
  parts: [],
  explanation: 'It winds round the humerus.',
  take_away: 'Wrist drop is radial.',
  references: ['A textbook, ch. 48'],
  topic: 'Upper limb',
  appearances: [{ board: 'DHK', year: 2024, sitting: 'May' }],
};

export const QUESTIONS = [
  QUESTION,
  {
    ...QUESTION,
    _id: '72',
    type: 'SAQ',
    options: [],
    parts: [{ label: 'a', text: 'Name the arteries.', marks: 2.5, points: ['Right', 'Left'] }],
  },
];
// The specification shows nothing else of a pagination.
export const PAGINATION = { tab: ['1-20', '21-40', '41-45'] };

export const RESULTS = [
  { topic_name: 'Chapters', link: [{ name: 'Upper limb', link: '/questions-set/_1/ANAT/chapter/61' }] },
];

export const AFFILIATE = {
  earnings: { total_earned: 900, pending_withdrawal: 100, withdrawn: 300 },
  request: 'pending',
  updatedAt: '2026-11-20T08:00:00.000Z',
  withdrawal_logs: [{ date: '2026-09-01T00:00:00.000Z', amount: 300 }],
  usage_count: 12,
};

export const NOTIFICATIONS = [
  {
    _id: '92',
    title: 'New questions',
    message: '<p>Anatomy of 2025</p>',
    isRead: false,
    createdAt: '2026-11-21T09:30:00.000Z',
  },
  { _id: '91', title: 'Welcome', message: 'Good to have you.', isRead: true, createdAt: '2026-11-20T09:30:00.000Z' },
];

export const PUSHED = { ...NOTIFICATIONS[0], _id: '93', title: 'Pushed', createdAt: '2026-11-22T09:30:00.000Z' };
