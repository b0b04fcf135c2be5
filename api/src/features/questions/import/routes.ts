import { Router } from 'express';
import { callerOf } from '../../accounts/index.ts';
import type { Database } from '../../../db/connection.ts';
import { ApiError } from '../../../http/errors.ts';
import { importQuerySchema } from './import-query.ts';
import { importQuestions } from './import.ts';
import { limitedBody } from './limited-body.ts';
import { ndjsonAnswer } from './ndjson-answer.ts';
import { MAX_REFUSALS, noCounts, reportWords } from './report.ts';
import { errorMessages as sharedMessages } from '../../../http/error-messages.ts';
import { wordsOf } from '../../../http/messages.ts';

const MAX_FILE_BYTES = 1_000_000_000;
const PROGRESS_EVERY_MS = 500;

type Options = { db: Database; now: () => Date; maxFileBytes?: number };

/**
 * POST /questions/import: the body is the file as it is, the query says how to read it (importQuerySchema).
 * Answers in JSON Lines while it works: `{ progress }`, `{ refused }`, `{ changed }` and `{ warning }` (the first
 * 1,000 of each) and at last `{ report }`, or `{ error }` with the counts that were reached. What fails before the first row is an error as everywhere.
 */
export function questionImportRoutes({ db, now, maxFileBytes = MAX_FILE_BYTES }: Options) {
  const router = Router();
  router.post('/questions/import', async (request, response) => {
    const { format, options, reason } = importQuerySchema.parse(request.query);
    const answer = ndjsonAnswer(response);
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    let counts = noCounts();
    const tell = { refused: firstOf(answer.write), changed: firstOf(answer.write), warning: firstOf(answer.write) };
    let told = performance.now();
    try {
      const { refusals: _told, ...report } = await importQuestions({
        db,
        input: limitedBody(request, maxFileBytes),
        format,
        options,
        signal: leaving.signal,
        onProgress: (now) => {
          counts = now;
          if (performance.now() - told < PROGRESS_EVERY_MS) return;
          told = performance.now();
          answer.write({ progress: now });
        },
        onRefusal: ({ line, reason }) => tell.refused({ refused: { line, reason: reportWords(reason) } }),
        onChange: (changed) => tell.changed({ changed }),
        onWarning: ({ line, message }) => tell.warning({ warning: { line, message: reportWords(message) } }),
        authorship: { author: callerOf(request)!.userId, reason: reason ?? 'Import' },
        now,
      });
      answer.end({ report });
    } catch (error) {
      if (leaving.signal.aborted) return;
      if (!answer.begun) throw error;
      request.log?.error({ err: error }, 'question import broken off');
      const stored = !options.dryRun && !options.allOrNothing && counts.rows > counts.refused;
      answer.end({ error: { ...tellable(error), stored, counts } });
    }
  });
  return router;
}

/** Writes the first lines of a kind and no more. */
function firstOf(write: (line: unknown) => void) {
  let count = 0;
  return (line: unknown) => {
    count += 1;
    if (count <= MAX_REFUSALS) write(line);
  };
}

const tellable = (error: unknown) =>
  error instanceof ApiError
    ? { message: wordsOf(error.text), code: error.code }
    : { message: wordsOf(sharedMessages.internal()), code: 'INTERNAL' };
