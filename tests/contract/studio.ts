import { queryData } from '../testkit/graphql.ts';

/** Together these documents request every field of the studio and of reports. */

const REPORT = '{ id questionId ref kind text state answer createdAt answeredAt counts }';
const REPORTS = `{ total pageInfo { hasNextPage endCursor } edges { cursor node ${REPORT} } }`;
const QUESTION = `{
  id ref type stem options { key text correct reason } parts { label text marks points weights }
  explanation explanationBn takeAway references topic appearances { board year sitting } origin
  media { image { publicId } alt credit source licence width height }
}`;
const REVIEW = `{
  id mayComment
  place { professionalYear subject chapter topic isNewChapter isNewTopic likeChapters likeTopics }
  comments { id parent field text by isExpert isMine at resolvedAt resolvedBy mayResolve }
  reviewers { userId name }
  expertLinks { id by madeAt expiresAt state }
}`;
const EXPERT = `{ state expiresAt subject { code } question ${QUESTION} comments { id field text name at } }`;
/** What the editor's page asks for at once. */
const EDITOR = `{
  id status version retired author isMine coAuthors { userId name } changedAt assignee { userId name } dueOn prof subject { code } chapter undecided lacks warnings may
  draft ${QUESTION} published ${QUESTION}
  history { version at by what comment changes { field before after } }
  reports ${REPORT}
  analysis { answered facility discrimination optionShares { key share } suspectKeys }
}`;
const LIST = '{ total pageInfo { hasNextPage endCursor } edges { cursor node { id status draft { stem } } } }';
const FILTER = `status prof subject text mineOnly chapter topic author type reported facilityBelow discriminationBelow
  changedFrom changedTo item`;
const BULK = '{ id changed refused { questionId why } }';
const BATCH = `{
  id file by isMine at state added changed refused drafts waiting editedSince
  effect { removed hidden restored } may
}`;
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
  review: `query ($id: ID!) { studio { question(id: $id) { review ${REVIEW} } } }`,
  comment: `mutation ($id: ID!) { commented: commentOnQuestion(id: $id, text: "Which side?", field: "stem") ${REVIEW} }`,
  answerComment: `mutation ($id: ID!, $parent: ID!) { commentOnQuestion(id: $id, text: "Left", parent: $parent) ${REVIEW} }`,
  resolveComment: `mutation ($id: ID!, $comment: ID!) {
    resolveComment(id: $id, comment: $comment, isResolved: true) ${REVIEW}
  }`,
  assign: `mutation ($id: ID!, $assignee: ID) {
    assignQuestion(id: $id, assignee: $assignee, dueOn: "2026-12-01") ${EDITOR}
  }`,
  assigned: `{ studio { questions(assigned: ME, first: 2) ${LIST} } }`,
  createLink: `mutation ($id: ID!) { made: createExpertLink(id: $id, days: 3) { token review ${REVIEW} } }`,
  revokeLink: `mutation ($id: ID!, $link: ID!) { revokeExpertLink(id: $id, link: $link) ${REVIEW} }`,
  expertDraft: `query ($token: String!) { expertDraft(token: $token) ${EXPERT} }`,
  commentAsExpert: `mutation ($token: String!) {
    commentAsExpert(token: $token, name: "Dr Karim", text: "B is right too.", field: "options.1") ${EXPERT}
  }`,
  retire: change('retireQuestion', ', comment: "No longer taught"'),
  read: `query ($id: ID!) { studio { question(id: $id) ${EDITOR} } }`,
  filtered: `{ studio {
    questions(chapter: "Thorax", topic: "Heart", author: "none", type: SBA, reported: false, facilityBelow: 0.9,
      discriminationBelow: 0.9, changedFrom: "2026-01-01", changedTo: "2026-12-31", first: 2) ${LIST}
    questionIds(filter: { subject: "ANAT", mineOnly: true })
    authors { userId name }
    views { id name filter { ${FILTER} } }
  } }`,
  saveView: `mutation { saveView(name: "Hard ones", filter: { status: PUBLISHED, facilityBelow: 0.3 }) { id name } }`,
  removeView: 'mutation ($id: ID!) { removeView(id: $id) }',
  handOver: `mutation ($id: ID!, $to: ID!) { changed: handOverQuestion(id: $id, to: $to) ${EDITOR} }`,
  setCoAuthors: `mutation ($id: ID!, $to: ID!) { changed: setCoAuthors(id: $id, people: [$to]) ${EDITOR} }`,
  changeMany: `mutation ($id: ID!) {
    changeQuestions(ids: [$id, "999999"], change: { topic: "Great vessels" }, dryRun: false) ${BULK}
  }`,
  undoMany: `mutation ($id: ID!) { undoBulk(id: $id) ${BULK} }`,
  suspects: `{ studio { suspects(first: 2) ${LIST} } }`,
  queue: `{ studio { reports(state: OPEN, first: 2) ${REPORTS} } }`,
  answer: `mutation ($id: ID!) { answerReport(id: $id, accept: true, answer: "You are right.") ${REPORT} }`,
  waiting: '{ studio { waiting { kind count } } viewer { dailyMail } }',
  dailyMail: 'mutation { setDailyMail(on: true) { dailyMail } }',
  questions: `{ studio { questions(status: PUBLISHED, text: "heart", mineOnly: false, imports: false, first: 2) ${LIST} } }`,
  imports: `{ studio { imports(state: DRAFTS, first: 2) {
    total pageInfo { hasNextPage endCursor } edges { cursor node ${BATCH} }
  } } }`,
  import: `query ($id: ID!) { studio { import(id: $id) { id questions(first: 2) ${LIST} } } }`,
  approveImport: `mutation ($id: ID!) { approveImport(id: $id) ${BATCH} }`,
  takeBackImport: `mutation ($id: ID!) { takeBackImport(id: $id) ${BATCH} }`,
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
  explanationBn: '<p>Right ventricle থাকে sternum-এর ঠিক পেছনে।</p>',
  takeAway: 'In front is the right ventricle.',
  references: ["Gray's Anatomy, 42nd ed., ch. 57"],
  appearances: [{ board: 'DHK', year: 2024, sitting: 'May' }],
  origin: 'ORIGINAL',
};

type Review = {
  comments: { id: string }[];
  reviewers: { userId: string }[];
  expertLinks: { id: string }[];
};
type Ask = <Data>(token: string | undefined, query: string, variables?: Record<string, unknown>) => Promise<Data>;

/** What is done with a draft that waits for review, beside its text. */
async function walkThroughReview(ask: Ask, { author, reviewer }: People, id: string) {
  const { commented } = await ask<{ commented: Review }>(reviewer, DOCUMENTS.comment, { id });
  const [{ id: comment }] = commented.comments as [{ id: string }];
  await ask(author, DOCUMENTS.answerComment, { id, parent: comment });
  await ask(reviewer, DOCUMENTS.resolveComment, { id, comment });
  await ask(reviewer, DOCUMENTS.assign, { id, assignee: commented.reviewers[0]!.userId });
  await ask(reviewer, DOCUMENTS.assigned);
  const { made } = await ask<{ made: { token: string; review: Review } }>(reviewer, DOCUMENTS.createLink, { id });
  await ask(undefined, DOCUMENTS.commentAsExpert, { token: made.token });
  await ask(undefined, DOCUMENTS.expertDraft, { token: made.token });
  await ask(author, DOCUMENTS.review, { id });
  await ask(reviewer, DOCUMENTS.revokeLink, { id, link: made.review.expertLinks[0]!.id });
}

type Changed = { id: string; version: number; status: string };
type People = Record<'author' | 'reviewer' | 'administrator' | 'reader', string>;

/** Every call of the studio and of reports, in the order in which people make them. */
export async function walkThroughStudio(url: string, { author, reviewer, administrator, reader }: People, id: string) {
  const ask: Ask = (token, query, variables = {}) => queryData(url, query, { ...(token && { token }), variables });
  const step = async (token: string, query: string, variables: Record<string, unknown>) =>
    (await ask<{ changed: Changed }>(token, query, variables)).changed;

  const sent = await ask<{ reportQuestion: { id: string } }>(reader, DOCUMENTS.report, { id });
  await ask(reader, DOCUMENTS.ownReports);
  const started = await step(author, DOCUMENTS.start, { question: { ...NEW_QUESTION, explanation: '' } });
  const saved = await step(author, DOCUMENTS.save, { ...started, question: NEW_QUESTION });
  const { studio: found } = await ask<{ studio: { authors: { userId: string }[] } }>(author, DOCUMENTS.filtered);
  const to = found.authors[0]!.userId;
  const shared = await step(author, DOCUMENTS.setCoAuthors, { id: saved.id, to });
  const passedOn = await step(author, DOCUMENTS.start, { question: { ...NEW_QUESTION, stem: 'Which is passed on?' } });
  await step(author, DOCUMENTS.handOver, { id: passedOn.id, to });
  const returned = await step(reviewer, DOCUMENTS.sendBack, await step(author, DOCUMENTS.submit, shared));
  const submitted = await step(
    author,
    DOCUMENTS.submit,
    await step(author, DOCUMENTS.undo, await step(author, DOCUMENTS.submit, returned)),
  );
  await walkThroughReview(ask, { author, reviewer, administrator, reader }, submitted.id);
  const published = await step(reviewer, DOCUMENTS.approve, submitted);
  const retired = await step(reviewer, DOCUMENTS.retire, published);
  const shown = await step(reviewer, DOCUMENTS.undo, retired);
  await walkThroughMany(ask, reviewer, shown.id);
  for (const query of [
    DOCUMENTS.read,
    DOCUMENTS.questions,
    DOCUMENTS.suspects,
    DOCUMENTS.queue,
    DOCUMENTS.waiting,
    DOCUMENTS.dailyMail,
  ])
    await ask(reviewer, query, { id: shown.id });
  await walkThroughImport(url, { administrator, reviewer });
  await ask(reviewer, DOCUMENTS.answer, { id: sent.reportQuestion.id });
  const { studio } = await ask<{ studio: { people: { userId: string; role: string }[] } }>(
    administrator,
    DOCUMENTS.people,
  );
  await ask(administrator, DOCUMENTS.setRole, { userId: studio.people.find(({ role }) => role === 'AUTHOR')!.userId });
  return [started, saved, returned, submitted, published, retired, shown].map(({ status }) => status);
}

async function walkThroughMany(ask: Ask, reviewer: string, id: string): Promise<void> {
  const { changeQuestions } = await ask<{ changeQuestions: { id: string } }>(reviewer, DOCUMENTS.changeMany, { id });
  await ask(reviewer, DOCUMENTS.undoMany, { id: changeQuestions.id });
  const { saveView } = await ask<{ saveView: { id: string } }>(reviewer, DOCUMENTS.saveView);
  await ask(reviewer, DOCUMENTS.filtered);
  await ask(reviewer, DOCUMENTS.removeView, { id: saveView.id });
}

/** A file of one question: drafts that are approved, and taken back. */
async function walkThroughImport(url: string, { administrator, reviewer }: Pick<People, 'administrator' | 'reviewer'>) {
  const file = JSON.stringify({
    ...NEW_QUESTION,
    explanationBn: undefined,
    takeAway: undefined,
    media: undefined,
    stem: 'Which valve has two cusps?',
  });
  const sent = await fetch(`${url}/exchange/import?format=jsonl&name=valves.jsonl`, {
    method: 'POST',
    headers: { authorization: `Bearer ${administrator}`, 'content-type': 'application/octet-stream' },
    body: file,
  });
  const { report } = JSON.parse((await sent.text()).trim().split('\n').at(-1)!) as { report: { import: string } };
  const id = report.import;
  for (const query of [DOCUMENTS.imports, DOCUMENTS.import, DOCUMENTS.approveImport, DOCUMENTS.takeBackImport]) {
    await queryData(url, query, { token: reviewer, variables: { id } });
  }
}
