import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { timeOfId } from 'question/attempt-id.ts';
import { from, map, of, throwError } from 'rxjs';

type Attempt = { id: string; questionId: string; confidence?: string; mode?: string; undoneAt?: string };
type Variables = {
  id: string;
  attempts: Attempt[];
  questions: string[];
  questionId: string;
  flagged: boolean;
  note: string;
  version: number;
};

/** The account's record as a server keeps it: an id counts once, a note has a version. */
export function testAccount() {
  const attempts = new Map<string, Attempt>();
  const notes = new Map<string, { note: string; noteVersion: number }>();
  const flags = new Map<string, boolean>();
  const undone = new Set<string>();
  const postponed: string[] = [];
  const state = {
    isDown: false,
    hasStudy: true,
    hasReview: true,
    isTooLate: false,
    /** While attempts are on their way. */
    beforeReply: async (): Promise<unknown> => undefined,
    sent: 0,
    until: Infinity,
    refuse: new Map<string, string>(),
    last: { lastOutcome: 'RIGHT', lastAt: '2026-11-01T04:00:00.000Z' },
  };
  const record = (questionId: string) => ({
    questionId,
    attempts: [...attempts.values()].filter(
      (attempt) => attempt.questionId === questionId && !attempt.undoneAt && !undone.has(attempt.id),
    ).length,
    ...state.last,
    remarkedFrom: null,
    dueOn: null,
    keyCorrectedOn: null,
    flagged: flags.get(questionId) ?? false,
    note: null,
    noteVersion: 0,
    ...notes.get(questionId),
    stats: { answered: 20, rightShare: 0.5, optionShares: [] },
  });
  const resolvers: Record<string, (variables: Variables) => ApolloLink.Result> = {
    Features: () => ({ data: { features: { study: state.hasStudy, review: state.hasReview } } }),
    RecordAttempts: ({ attempts: sent }) => {
      state.sent += 1;
      const results = sent.map((attempt) => {
        const isAhead = timeOfId(attempt.id) > state.until;
        const code = isAhead ? 'BAD_USER_INPUT' : state.refuse.get(attempt.questionId);
        if (!code) attempts.set(attempt.id, attempt);
        return { id: attempt.id, outcome: 'RIGHT', refused: code ? { code, message: 'Not for you.' } : null };
      });
      return { data: { recordAttempts: results } };
    },
    SetFlag: ({ questionId, flagged }) => {
      flags.set(questionId, flagged);
      return { data: { setFlag: record(questionId) } };
    },
    SetNote: ({ questionId, note, version }) => {
      const here = notes.get(questionId) ?? { note: '', noteVersion: 0 };
      if (here.noteVersion !== version) {
        const extensions = { code: 'CONFLICT', record: { questionId, ...here } };
        return { errors: [{ message: 'Changed.', extensions }] };
      }
      notes.set(questionId, { note, noteVersion: version + 1 });
      return { data: { setNote: record(questionId) } };
    },
    UndoAttempt: ({ id }) => {
      if (state.isTooLate) return { errors: [{ message: 'Too late.', extensions: { code: 'CONFLICT' } }] };
      undone.add(id);
      return { data: { undoAttempt: { questionId: attempts.get(id)!.questionId } } };
    },
    PostponeQuestion: ({ questionId }) => {
      postponed.push(questionId);
      return { data: { postponeQuestion: { comesOn: '2026-12-01' } } };
    },
    LeavePlace: (place) => ({ data: { leavePlace: [{ ...place, at: '2026-11-01T04:00:00.000Z' }] } }),
    StudyRecords: ({ questions }) => ({
      data: { viewer: { id: '1', study: { records: questions.map(record) } } },
    }),
  };
  const link = new ApolloLink(({ operationName, variables }) =>
    state.isDown
      ? throwError(() => new TypeError('Failed to fetch'))
      : operationName === 'RecordAttempts'
        ? from(state.beforeReply()).pipe(map(() => resolvers[operationName]!(variables as Variables)))
        : of(resolvers[operationName!]!(variables as Variables)),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return { client, state, attempts, notes, flags, undone, postponed };
}
