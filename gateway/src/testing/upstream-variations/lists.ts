import { TOKEN, userRow } from '../people.ts';
import { contentRoutes, TAB_TOPICS_CALL } from '../content.ts';
import { CHAPTERS_CALL, ofAnatomy, pageRow, TOPIC_CALL, TOPICS_CALL, YEAR_CALL, YEARS_CALL } from '../rows.ts';
import { respond, unreadable, type Variation } from './variation.ts';

const DOWN = respond({ status: 503, body: {} });
const down = (call: string) => ({ msg: 'resolver failed', call: `GET ${call}`, status: 503 });
const unavailable = (path: string) => ({ code: 'UPSTREAM_UNAVAILABLE', path });
const LISTS = ofAnatomy('topics years');
const CHAPTERS = '{ chapters(prof: "_1", subject: "ANAT") { id name totalQuestions } }';
const chapterRow = (overrides: Record<string, unknown>) => ({
  _id: 1,
  chapter_name: 'Thorax',
  total_question: 9,
  ...overrides,
});
const thorax = { id: '_1-ANAT-1', name: 'Thorax', totalQuestions: 9 };

/** Lists of names, empty lists, and fields that fail beside others. */
export const listVariations: Variation[] = [
  {
    name: 'lists within one more `data`',
    upstream: { [TOPICS_CALL]: { data: { data: ['Heart'] } }, [YEARS_CALL]: { data: { data: { year: [2024] } } } },
    query: LISTS,
    data: { boardSubject: { topics: ['Heart'], years: [2024] } },
  },
  {
    name: 'years as text',
    upstream: { [TOPICS_CALL]: { data: [] }, [YEARS_CALL]: { data: { year: ['2024', 2021] } } },
    query: LISTS,
    data: { boardSubject: { topics: [], years: [2024, 2021] } },
  },
  {
    name: 'a topic and a year that are none',
    upstream: { [TOPICS_CALL]: { data: ['Heart', null] }, [YEARS_CALL]: { data: { year: [2024, 'May'] } } },
    query: LISTS,
    data: { boardSubject: { topics: ['Heart'], years: [2024] } },
    log: [unreadable(`GET ${TOPICS_CALL}`, 'row'), unreadable(`GET ${YEARS_CALL}`, 'row')],
  },
  {
    name: 'topics of which none can be read, which is no empty list',
    upstream: { [TOPICS_CALL]: { data: [{}, 7] }, [YEARS_CALL]: { data: { year: [2024] } } },
    query: LISTS,
    data: { boardSubject: { topics: null, years: [2024] } },
    errors: [unavailable('boardSubject.topics')],
    log: [{ msg: 'resolver failed', call: `GET ${TOPICS_CALL}` }],
  },
  {
    name: 'a chapter without a name',
    upstream: { [CHAPTERS_CALL]: { data: [chapterRow({}), chapterRow({ _id: 2, chapter_name: {} })] } },
    query: CHAPTERS,
    data: { chapters: [thorax] },
    log: [unreadable(`GET ${CHAPTERS_CALL}`, 'chapter_name', '2')],
  },
  {
    name: 'a chapter whose length is no number',
    upstream: { [CHAPTERS_CALL]: { data: [chapterRow({ total_question: 'many' })] } },
    query: CHAPTERS,
    data: { chapters: [{ ...thorax, totalQuestions: null }] },
    log: [unreadable(`GET ${CHAPTERS_CALL}`, 'total_question', '1')],
  },
  {
    name: 'a chapter whose length is not named',
    upstream: { [CHAPTERS_CALL]: { data: [chapterRow({ total_question: undefined })] } },
    query: CHAPTERS,
    data: { chapters: [{ ...thorax, totalQuestions: null }] },
  },
  {
    name: '404 for lists that have no entries yet',
    upstream: {},
    query: `{
      boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topics years }
      chapters(prof: "_1", subject: "ANAT") { id }
      banners { id } faqs { id } plans { id } ebooks { id } internshipSubjects { id }
    }`,
    data: {
      boardSubject: { topics: [], years: [] },
      chapters: [],
      banners: [],
      faqs: [],
      plans: [],
      ebooks: [],
      internshipSubjects: [],
    },
  },
  {
    name: 'years that fail, beside topics',
    upstream: { [TOPICS_CALL]: { data: ['Heart'] }, [YEARS_CALL]: DOWN },
    query: LISTS,
    data: { boardSubject: { topics: ['Heart'], years: null } },
    errors: [unavailable('boardSubject.years')],
    log: [down(YEARS_CALL)],
  },
  {
    name: 'a page of a year that fails, beside one of a topic',
    upstream: { [TOPIC_CALL]: pageRow([]), [YEAR_CALL]: DOWN },
    query: ofAnatomy('topicQuestions(topic: "Heart") { unreadable } yearQuestions(year: 2024) { unreadable }'),
    data: { boardSubject: { topicQuestions: { unreadable: 0 }, yearQuestions: null } },
    errors: [unavailable('boardSubject.yearQuestions')],
    log: [down(YEAR_CALL)],
  },
  {
    name: 'the questions of a chapter that fail, beside its name',
    upstream: { [CHAPTERS_CALL]: { data: [chapterRow({})] }, '/bank-filter/1': DOWN },
    query: '{ chapter(id: "_1-ANAT-1") { name questions { unreadable } } }',
    data: { chapter: { name: 'Thorax', questions: null } },
    errors: [unavailable('chapter.questions')],
    log: [down('/bank-filter/1')],
  },
  {
    name: 'the topics of an RX Aid subject that fail, beside its name',
    upstream: { ...contentRoutes(), [TAB_TOPICS_CALL]: DOWN },
    query: '{ internshipSubject(id: "s1") { name topics { id } } }',
    data: { internshipSubject: { name: 'Emergencies', topics: null } },
    errors: [unavailable('internshipSubject.topics')],
    log: [down(TAB_TOPICS_CALL)],
  },
  {
    name: 'content lists that fail, beside others',
    upstream: { ...contentRoutes(), '/faqs': DOWN },
    query: '{ plans { id } faqs { id } ebooks { id } }',
    data: { plans: [{ id: 'monthly' }], faqs: null, ebooks: [{ id: 'e1' }] },
    errors: [unavailable('faqs')],
    log: [down('/faqs')],
  },
  {
    name: 'notifications that fail, beside the reader',
    upstream: { '/users': { data: userRow() }, '/notifications': DOWN },
    query: '{ viewer { name notifications { id } } }',
    token: TOKEN,
    data: { viewer: { name: 'Rahima Khatun', notifications: null } },
    errors: [unavailable('viewer.notifications')],
    log: [down('/notifications')],
  },
];
