import DataLoader from 'dataloader';
import type { OwnList } from '../../graphql.generated.ts';
import { pageParams, type Page } from '../../graphql/pages.ts';
import type { RestClient } from '../../rest/client.ts';
import { isId } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { studyChanges } from './changes.ts';
import * as rows from './rows.ts';

const MAX_RECORDS = 100;
/** The call does not exist. Any other failure is an outage, in which the record must not seem to be missing. */
const WITHOUT_CALL = [404, 405, 501];

/** Not in the specification: a server may keep no study record. */
export function studyApi(rest: RestClient) {
  const { features, offers } = featureCalls(rest);
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
    features,
    offers,
    hasRecord,

    /** Batched: one call for all questions of a response. */
    record: async (question: string) => (isId(question) && (await hasRecord()) ? loader.load(question) : null),

    overview: () => rest.get('/study/overview', rows.overview),
    subjects: () => rest.get('/study/subjects', rows.subjectList),
    topics: (prof: string, subject: string) => rest.get('/study/topics', rows.topicList, { params: { prof, subject } }),
    attempts: (page: Page) => rest.get('/study/attempts', rows.attemptList, { params: pageParams(page) }),
    /** Null if the server does not have the call. */
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

    ...studyChanges(rest, readRecords),
  };
}

function featureCalls(rest: RestClient) {
  const capabilities = async (mayIgnore: (error: UpstreamError) => boolean): Promise<rows.Capabilities> => {
    try {
      return await rest.getPublic('/capabilities', rows.capabilities);
    } catch (error) {
      if (error instanceof UpstreamError && mayIgnore(error)) return rows.NO_FEATURES;
      throw error;
    }
  };

  return {
    /** All false if the server does not list its features, or cannot be reached. */
    features: () => capabilities(() => true),
    /** Throws if the server cannot be reached. */
    offers: async (feature: keyof rows.Capabilities) =>
      (await capabilities(({ status = 0 }) => WITHOUT_CALL.includes(status)))[feature],
  };
}

export type StudyApi = ReturnType<typeof studyApi>;
