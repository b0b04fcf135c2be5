import { queryData } from '../testkit/graphql.ts';

/** Together these documents request every field of the studio and of reports. */

const REPORT = '{ id questionId ref kind text state answer createdAt answeredAt counts }';
const REPORTS = `{ total pageInfo { hasNextPage endCursor } edges { cursor node ${REPORT} } }`;
const QUESTION = `{
  id ref type stem options { key text correct reason } parts { label text marks points weights }
  explanation takeAway references topic appearances { board year sitting } origin
  media { image { publicId } alt credit width height }
}`;
/** What the editor's page asks for at once. */
const EDITOR = `{
  id status version retired author isMine changedAt prof subject { code } chapter undecided lacks warnings may
  draft ${QUESTION} published ${QUESTION}
  history { version at by what comment changes { field before after } }
  reports ${REPORT}
  analysis { answered facility discrimination optionShares { key share } suspectKeys }
}`;
const LIST = '{ total pageInfo { hasNextPage endCursor } edges { cursor node { id status draft { stem } } } }';
const PERSON = '{ userId name email role }';

const change = (field: string, args = '') =>
  `mutation ($id: ID!, $version: Int!) { changed: ${field}(id: $id, version: $version${args}) ${EDITOR} }`;

export const DOCUMENTS = {
  report: `mutation ($id: ID!) { reportQuestion(questionId: $id, kind: OTHER, text: "Why?") ${REPORT} }`,
  ownReports: `{ viewer { role permissions reports(first: 2) ${REPORTS} } }`,
  start: `mutation ($question: QuestionInput!) { changed: saveQuestion(question: $question) ${EDITOR} }`,
  save: `mutation ($id: ID!, $version: Int!, $question: QuestionInput!) {
    changed: saveQuestion(id: $id, version: $version, question: $question) ${EDITOR}
  }`,
  submit: change('submitQuestion'),
  sendBack: change('returnQuestion', ', comment: "Name the side."'),
  undo: change('undoQuestion'),
  approve: change('approveQuestion'),
  retire: change('retireQuestion', ', comment: "No longer taught"'),
  read: `query ($id: ID!) { studio { question(id: $id) ${EDITOR} } }`,
  questions: `{ studio { questions(status: PUBLISHED, text: "heart", mineOnly: false, first: 2) ${LIST} } }`,
  suspects: `{ studio { suspects(first: 2) ${LIST} } }`,
  queue: `{ studio { reports(state: OPEN, first: 2) ${REPORTS} } }`,
  answer: `mutation ($id: ID!) { answerReport(id: $id, accept: true, answer: "You are right.") ${REPORT} }`,
  people: `{ studio { people(text: "author") ${PERSON} } }`,
  setRole: `mutation ($userId: ID!) { setRole(userId: $userId, role: AUTHOR) ${PERSON} }`,
};

export const NEW_QUESTION = {
  type: 'SBA',
  prof: '_1',
  subject: 'ANAT',
  chapter: 'Thorax',
  topic: 'Heart',
  stem: '<p>Which chamber of the heart forms most of its <strong>sternocostal</strong> surface?</p>',
  options: ['Left atrium', 'Left ventricle', 'Right ventricle', 'Right auricle', 'Left auricle'].map((text, index) => ({
    text,
    correct: index === 2,
    reason: `About the ${text.toLowerCase()}.`,
  })),
  explanation: 'The right ventricle faces the sternum.',
  takeAway: 'In front is the right ventricle.',
  references: ["Gray's Anatomy, 42nd ed., ch. 57"],
  appearances: [{ board: 'DHK', year: 2024, sitting: 'May' }],
  origin: 'ORIGINAL',
};

type Changed = { id: string; version: number; status: string };
type People = Record<'author' | 'reviewer' | 'administrator' | 'reader', string>;

/** Every call of the studio and of reports, in the order in which people make them. */
export async function walkThroughStudio(url: string, { author, reviewer, administrator, reader }: People, id: string) {
  const ask = <Data>(token: string, query: string, variables = {}) => queryData<Data>(url, query, { token, variables });
  const step = async (token: string, query: string, variables: object) =>
    (await ask<{ changed: Changed }>(token, query, variables)).changed;

  const sent = await ask<{ reportQuestion: { id: string } }>(reader, DOCUMENTS.report, { id });
  await ask(reader, DOCUMENTS.ownReports);
  const started = await step(author, DOCUMENTS.start, { question: { ...NEW_QUESTION, explanation: '' } });
  const saved = await step(author, DOCUMENTS.save, { ...started, question: NEW_QUESTION });
  const returned = await step(reviewer, DOCUMENTS.sendBack, await step(author, DOCUMENTS.submit, saved));
  const submitted = await step(
    author,
    DOCUMENTS.submit,
    await step(author, DOCUMENTS.undo, await step(author, DOCUMENTS.submit, returned)),
  );
  const published = await step(reviewer, DOCUMENTS.approve, submitted);
  const retired = await step(reviewer, DOCUMENTS.retire, published);
  const shown = await step(reviewer, DOCUMENTS.undo, retired);
  for (const query of [DOCUMENTS.read, DOCUMENTS.questions, DOCUMENTS.suspects, DOCUMENTS.queue])
    await ask(reviewer, query, { id: shown.id });
  await ask(reviewer, DOCUMENTS.answer, { id: sent.reportQuestion.id });
  const { studio } = await ask<{ studio: { people: { userId: string; role: string }[] } }>(
    administrator,
    DOCUMENTS.people,
  );
  await ask(administrator, DOCUMENTS.setRole, { userId: studio.people.find(({ role }) => role === 'AUTHOR')!.userId });
  return [started, saved, returned, submitted, published, retired, shown].map(({ status }) => status);
}
