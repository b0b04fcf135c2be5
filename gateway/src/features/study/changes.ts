import type { AttemptInput } from '../../graphql.generated.ts';
import { withConflict } from '../../graphql/conflict.ts';
import type { RestClient } from '../../rest/client.ts';
import type { RequestBody, Schemas } from '../../rest/contract.ts';
import { path } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { studyMessages } from './messages.ts';
import * as rows from './rows.ts';

type ReadRecords = (questions: readonly string[]) => Promise<rows.RecordRow[]>;

export const studyChanges = (rest: RestClient, readRecords: ReadRecords) => ({
  async recordAttempts(attempts: readonly AttemptInput[]) {
    const results = await rest.post(
      '/study/attempts',
      { attempts: attempts.map(attemptRow) } satisfies RequestBody<'recordAttempts'>,
      rows.attemptResults,
    );
    if (results.length !== attempts.length) throw new UpstreamError('', { detail: 'unexpected body: results' });
    return results.map((result, index) => ({ ...result, id: attempts[index]!.id }));
  },

  setFlag: (question: string, flagged: boolean) =>
    rest.put(
      path`/study/records/${question}/flag`,
      { flagged } satisfies RequestBody<'setQuestionFlag'>,
      rows.changedRecord,
    ),

  setNote: (question: string, note: string, version: number) =>
    withConflict(
      rest.put(
        path`/study/records/${question}/note`,
        { note, version } satisfies RequestBody<'setQuestionNote'>,
        rows.changedRecord,
      ),
      studyMessages.noteChanged(),
      async () => {
        const [record] = await readRecords([question]);
        return { record: { questionId: question, note: record?.note ?? null, noteVersion: record?.noteVersion ?? 0 } };
      },
    ),

  leavePlace: (place: RequestBody<'leaveStudyPlace'>) => rest.put('/study/places', place, rows.placeList),

  deleteRecord: (confirm: string) =>
    rest.post('/study/deletion', { confirm } satisfies RequestBody<'deleteStudyRecord'>, rows.deletion),
});

const attemptRow = (attempt: AttemptInput): Required<Schemas['AttemptInput']> => ({
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
  undone_at: attempt.undoneAt,
});
