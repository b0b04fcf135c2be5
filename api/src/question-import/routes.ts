import { Router } from 'express';
import type { Database } from '../db/connection.ts';
import { ApiError } from '../http/errors.ts';
import { importQuerySchema } from './import-query.ts';
import { importQuestions } from './import.ts';
import { limitedBody } from './limited-body.ts';
import { ndjsonAnswer } from './ndjson-answer.ts';
import { MAX_REFUSALS, noCounts } from './report.ts';

const MAX_FILE_BYTES = 1_000_000_000;
const PROGRESS_EVERY_MS = 500;

/**
 * POST /questions/import: the body is the file as it is, the query says how to read it (importQuerySchema).
 * Answers in JSON Lines while it works: `{ progress }`, `{ refused }` (the first 1,000) and at last `{ report }`,
 * or `{ error }` with the counts that were reached. What fails before the first row is an error as everywhere.
 */
export function questionImportRoutes({ db, maxFileBytes = MAX_FILE_BYTES }: { db: Database; maxFileBytes?: number }) {
  const router = Router();
  router.post('/questions/import', async (request, response) => {
    const { format, options } = importQuerySchema.parse(request.query);
    const answer = ndjsonAnswer(response);
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    let counts = noCounts();
    let refused = 0;
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
        onRefusal: (refusal) => {
          refused += 1;
          if (refused <= MAX_REFUSALS) answer.write({ refused: refusal });
        },
      });
      answer.end({ report });
    } catch (error) {
      if (leaving.signal.aborted) return;
      if (!answer.begun) throw error;
      request.log?.error({ err: error }, 'question import broken off');
      const stored = !options.dryRun && !options.allOrNothing;
      answer.end({ error: { ...tellable(error), stored, counts } });
    }
  });
  return router;
}

const tellable = (error: unknown) =>
  error instanceof ApiError
    ? { message: error.message, code: error.code }
    : { message: 'Something went wrong.', code: 'INTERNAL' };
