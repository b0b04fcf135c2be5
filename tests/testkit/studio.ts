import { randomUUID } from 'node:crypto';
import { queryData } from './graphql.ts';

const VERSION = '{ id version status }';
const TEXT = `id ref type stem options { key text correct reason } explanation takeAway references topic origin
  appearances { board year sitting }`;

export type ListedQuestion = {
  id: string;
  ref: string;
  type: 'SBA' | 'MTF' | 'SAQ';
  options: { key: string; text: string; correct: boolean; reason: string | null }[];
};
type Whole = ListedQuestion & { stem: string } & Record<
    'explanation' | 'takeAway' | 'topic' | 'origin',
    string | null
  > & {
    references: string[];
    appearances: { board: string; year: number; sitting: string | null }[];
  };
type Read = { version: number; prof: string; chapter: string | null; subject: { code: string }; draft: Whole };
type Changed = { id: string; version: number; status: string };

/** Of a list that everybody may read. */
export async function listedQuestions(url: string, token: string, type: 'SBA' | 'MTF' = 'SBA') {
  const { boardSubject } = await queryData<{ boardSubject: { yearQuestions: { questions: ListedQuestion[] } } }>(
    url,
    `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: 2024, from: 1, to: 20) {
      questions { id ref type options { key text correct reason } } } } }`,
    { token },
  );
  return boardSubject.yearQuestions.questions.filter((question) => question.type === type);
}

/** Saves a draft in which the key of an SBA is another, and hands it in. */
export async function handInNewKey(url: string, token: string, id: string, key: string): Promise<Changed> {
  const { studio } = await queryData<{ studio: { question: Read } }>(
    url,
    `query ($id: ID!) { studio { question(id: $id) { version prof chapter subject { code } draft { ${TEXT} } } } }`,
    { variables: { id }, token },
  );
  const { version, prof, chapter, subject, draft } = studio.question;
  const { id: _id, ref: _ref, options, ...text } = draft;
  const question = {
    ...text,
    prof,
    chapter,
    subject: subject.code,
    options: options.map(({ key: letter, ...option }) => ({ ...option, correct: letter === key })),
  };
  const { saveQuestion } = await queryData<{ saveQuestion: Changed }>(
    url,
    `mutation ($id: ID!, $version: Int!, $question: QuestionInput!) {
      saveQuestion(id: $id, version: $version, question: $question) ${VERSION} }`,
    { variables: { id, version, question }, token },
  );
  return changeQuestion(url, token, 'submitQuestion', saveQuestion);
}

/** A change that needs no more than the version. */
export async function changeQuestion(
  url: string,
  token: string,
  field: 'submitQuestion' | 'approveQuestion' | 'undoQuestion',
  { id, version }: Pick<Changed, 'id' | 'version'>,
): Promise<Changed> {
  const { changed } = await queryData<{ changed: Changed }>(
    url,
    `mutation ($id: ID!, $version: Int!) { changed: ${field}(id: $id, version: $version) ${VERSION} }`,
    { variables: { id, version }, token },
  );
  return changed;
}

export async function reportQuestion(
  url: string,
  token: string,
  questionId: string,
  kind: string,
  text = '',
  headers = {},
) {
  const { reportQuestion: report } = await queryData<{ reportQuestion: { id: string } }>(
    url,
    'mutation ($id: ID!, $kind: ReportKind!, $text: String!) { reportQuestion(questionId: $id, kind: $kind, text: $text) { id } }',
    { variables: { id: questionId, kind, text }, token, headers },
  );
  return report.id;
}

export const answerReport = (url: string, token: string, id: string, accept: boolean, answer: string) =>
  queryData(
    url,
    'mutation ($id: ID!, $accept: Boolean!, $answer: String!) { answerReport(id: $id, accept: $accept, answer: $answer) { id } }',
    { variables: { id, accept, answer }, token },
  );

/** A UUID of version 7. */
function attemptId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** What a reader answers to an SBA, in their record. */
export const answerFirst = (url: string, token: string, questionId: string, sba: string) =>
  queryData(
    url,
    'mutation ($attempts: [AttemptInput!]!) { recordAttempts(attempts: $attempts) { id refused { message } } }',
    {
      variables: {
        attempts: [
          {
            id: attemptId(),
            questionId,
            answer: { sba },
            answeredAt: new Date().toISOString(),
            sessionId: randomUUID(),
            deviceId: randomUUID(),
          },
        ],
      },
      token,
    },
  );
