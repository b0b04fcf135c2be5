import DataLoader from 'dataloader';
import type { AttemptInput, OwnList } from '../../graphql.generated.ts';
import { graphqlError } from '../../graphql/errors.ts';
import type { RestClient } from '../../rest/client.ts';
import { isId, path } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { studyMessages } from './messages.ts';
import * as rows from './rows.ts';

const MAX_RECORDS = 100;
/** Of a server without the call. Any other failure is an outage: nobody may take the record for missing. */
const WITHOUT_CALL = [404, 405, 501];

type Page = { first: number; after?: string | null | undefined };
const pageParams = ({ first, after }: Page) => ({ limit: first, ...(after == null ? {} : { after }) });

/** The study record. It is not of the specification: a server may have none of it. */
export function studyApi(rest: RestClient) {
  const capabilities = async (isForgiven: (error: UpstreamError) => boolean): Promise<rows.Capabilities> => {
    try {
      return await rest.getPublic('/capabilities', rows.capabilities);
    } catch (error) {
      if (error instanceof UpstreamError && isForgiven(error)) return rows.NOTHING;
      throw error;
    }
  };
  const offers = async (feature: keyof rows.Capabilities) =>
    (await capabilities(({ status = 0 }) => WITHOUT_CALL.includes(status)))[feature];
  const hasRecord = () => offers('study');

  const readRecords = (questions: readonly string[]) =>
    rest.get('/study/records', rows.recordList, { params: { questions: questions.join(',') } });

  const loader = new DataLoader<string, rows.RecordRow | null>(
    async (questions) => {
      const byId = new Map((await readRecords(questions)).map((record) => [record.questionId, record]));
      return questions.map((id) => byId.get(id) ?? null);
    },
    { maxBatchSize: MAX_RECORDS },
  );

  return {
    /** All false where the server does not say. */
    features: () => capabilities(() => true),
    /** Throws where the server fails to say. */
    offers,
    hasRecord,

    /** One call for all questions of a response. */
    record: async (question: string) => (isId(question) && (await hasRecord()) ? loader.load(question) : null),

    /** Throws NOT_SUPPORTED where the server keeps no record. */
    async requireRecord(): Promise<void> {
      if (!(await hasRecord())) throw graphqlError('NOT_SUPPORTED', studyMessages.noRecord());
    },

    overview: () => rest.get('/study/overview', rows.overview),
    subjects: () => rest.get('/study/subjects', rows.subjectList),
    topics: (prof: string, subject: string) => rest.get('/study/topics', rows.topicList, { params: { prof, subject } }),
    attempts: (page: Page) => rest.get('/study/attempts', rows.attemptList, { params: pageParams(page) }),
    /** Null of a server without the call. */
    notes: (page: Page) =>
      rest.get('/study/notes', rows.noteList, { params: pageParams(page) }).catch((error: unknown) => {
        if (error instanceof UpstreamError && WITHOUT_CALL.includes(error.status ?? 0)) return null;
        throw error;
      }),
    places: () => rest.get('/study/places', rows.placeList),

    questions: (
      { list, prof, subject }: { list: OwnList; prof?: string | null | undefined; subject?: string | null | undefined },
      page: Page,
    ) =>
      rest.get('/study/questions', rows.ownQuestions, {
        params: {
          list,
          ...(prof == null ? {} : { prof }),
          ...(subject == null ? {} : { subject }),
          ...pageParams(page),
        },
      }),

    async recordAttempts(attempts: readonly AttemptInput[]) {
      const results = await rest.post('/study/attempts', { attempts: attempts.map(attemptRow) }, rows.attemptResults);
      if (results.length !== attempts.length) throw new UpstreamError('', { detail: 'unexpected body: results' });
      return results.map((result, index) => ({ ...result, id: attempts[index]!.id }));
    },

    setFlag: (question: string, flagged: boolean) =>
      rest.put(path`/study/records/${question}/flag`, { flagged }, rows.changedRecord),

    async setNote(question: string, note: string, version: number) {
      try {
        return await rest.put(path`/study/records/${question}/note`, { note, version }, rows.changedRecord);
      } catch (error) {
        if (!(error instanceof UpstreamError) || error.status !== 409) throw error;
        const [record] = await readRecords([question]);
        throw graphqlError('CONFLICT', error.text || studyMessages.noteChanged(), {
          record: { questionId: question, note: record?.note ?? null, noteVersion: record?.noteVersion ?? 0 },
        });
      }
    },

    leavePlace: (place: { path: string; title: string; place: number; total: number }) =>
      rest.put('/study/places', place, rows.placeList),

    deleteRecord: (confirm: string) => rest.post('/study/deletion', { confirm }, rows.deletion),
  };
}

export type StudyApi = ReturnType<typeof studyApi>;

const attemptRow = (attempt: AttemptInput) => ({
  id: attempt.id,
  question_id: attempt.questionId,
  answer: attempt.answer,
  mode: attempt.mode,
  answered_at: attempt.answeredAt,
  took_ms: attempt.tookMs,
  confidence: attempt.confidence,
  question_version: attempt.questionVersion,
  session_id: attempt.sessionId,
  device_id: attempt.deviceId,
  utc_offset_minutes: attempt.utcOffsetMinutes,
  changes: attempt.changes,
});
