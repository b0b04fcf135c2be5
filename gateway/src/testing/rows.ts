/** An SBA in the REST API's form, with every field; `overrides` replace fields. */
export const sbaRow = (overrides: Record<string, unknown> = {}) => ({
  _id: '1042',
  ref: 'ANAT-000123',
  type: 'SBA',
  stem: '<p>A 45-year-old man cannot extend his wrist. Which nerve is injured?</p>',
  options: ['Median', 'Ulnar', 'Radial', 'Axillary', 'Musculocutaneous'].map((text, index) => ({
    key: 'ABCDE'[index],
    text,
    correct: index === 2,
    reason: `About the ${text.toLowerCase()} nerve.`,
  })),
  parts: [],
  explanation: '<p>The radial nerve winds round the humerus.</p>',
  take_away: 'Wrist drop is radial.',
  references: ["Gray's Anatomy, 42nd ed., ch. 48"],
  topic: 'Upper limb',
  appearances: [
    { board: 'DHK', year: 2024, sitting: 'May' },
    { board: 'CTG', year: 2021, sitting: 'November' },
  ],
  origin: 'ORIGINAL',
  ...overrides,
});

export const mtfRow = () =>
  sbaRow({
    _id: '1043',
    ref: 'ANAT-000124',
    type: 'MTF',
    stem: 'Hypokalaemia occurs in',
    options: [true, false, true, false, true].map((correct, index) => ({
      key: 'ABCDE'[index],
      text: `statement ${index}`,
      correct,
    })),
  });

export const saqRow = () =>
  sbaRow({
    _id: '1044',
    ref: 'ANAT-000125',
    type: 'SAQ',
    stem: 'হৃৎপিণ্ডের রক্ত সরবরাহ',
    options: [],
    parts: [
      { label: 'a', text: 'Name the arteries.', marks: 2, points: ['Right coronary', 'Left coronary'] },
      { label: 'b', text: 'Where does each arise?', marks: 0.5, points: [] },
    ],
  });

/** `sbaRow()` in the graph. */
export const sbaQuestion = {
  id: '1042',
  ref: 'ANAT-000123',
  type: 'SBA',
  stem: '<p>A 45-year-old man cannot extend his wrist. Which nerve is injured?</p>',
  options: [
    { key: 'A', text: 'Median', correct: false, reason: 'About the median nerve.' },
    { key: 'B', text: 'Ulnar', correct: false, reason: 'About the ulnar nerve.' },
    { key: 'C', text: 'Radial', correct: true, reason: 'About the radial nerve.' },
    { key: 'D', text: 'Axillary', correct: false, reason: 'About the axillary nerve.' },
    { key: 'E', text: 'Musculocutaneous', correct: false, reason: 'About the musculocutaneous nerve.' },
  ],
  parts: [],
  explanation: '<p>The radial nerve winds round the humerus.</p>',
  takeAway: 'Wrist drop is radial.',
  references: ["Gray's Anatomy, 42nd ed., ch. 48"],
  topic: 'Upper limb',
  appearances: [
    { board: 'DHK', year: 2024, sitting: 'May' },
    { board: 'CTG', year: 2021, sitting: 'November' },
  ],
  origin: 'ORIGINAL',
};

/** A list's page; by default of 45 questions in three tabs. */
export const pageRow = (data: unknown[] = [sbaRow()], pagination: Record<string, unknown> = {}) => ({
  data,
  pagination: { tab: ['1-20', '21-40', '41-45'], page: 1, limit: 20, total: 45, ...pagination },
});

/** Every field of a page, as a fragment. */
export const PAGE_FIELDS = `fragment Page on QuestionPage {
  questions {
    id ref type stem
    options { key text correct reason }
    parts { label text marks points }
    explanation takeAway references topic
    appearances { board year sitting }
    origin
  }
  pagination { page total tabs { page label locked } }
}`;

export const TOPIC_CALL = '/board-filter/topic/questions';
export const YEAR_CALL = '/board-filter/DHK_1-ANAT/years/2024';
export const TOPICS_CALL = '/board-filter/topics/DHK_1-ANAT';
export const YEARS_CALL = '/board-filter/DHK_1-ANAT/years';
export const CHAPTERS_CALL = '/bank/Anatomy/chapter/_1-ANAT';

/** A query of the board's subject that all tests use. */
export const ofAnatomy = (fields: string) =>
  `query Subject { boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { ${fields} } }`;
