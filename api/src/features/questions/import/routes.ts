import { Router } from 'express';
import { callerOf } from '../../accounts/index.ts';
import type { Database } from '../../../db/connection.ts';
import { byQuery, dryRunsOf } from '../../../http/dry-run.ts';
import { ApiError } from '../../../http/errors.ts';
import { importQuerySchema } from './import-query.ts';
import type { ImageFiles } from '../../images/index.ts';
import { type ImportRequest, importQuestions } from './import.ts';
import { ndjsonResponse } from './ndjson-response.ts';
import { withImportFile } from './pictures/index.ts';
import { MAX_REFUSALS, noCounts, reportWords, type RowReport } from './report.ts';
import { errorMessages as sharedMessages } from '../../../http/error-messages.ts';
import { type Message, wordsOf } from '../../../http/messages.ts';

const MAX_FILE_BYTES = 1_000_000_000;
const PROGRESS_EVERY_MS = 500;

type Options = {
  db: Database;
  files: ImageFiles;
  /** Whose the pictures are. */
  owner: number;
  now: () => Date;
  onChanged?: () => void;
  maxFileBytes?: number;
};

/**
 * Streams JSON Lines: `{ progress }`, `{ refused }`, `{ changed }`, `{ warning }`, `{ row }` (see RowReport),
 * with `rows` `{ stored }` for each new question, `{ waiting }` where nothing happens, then `{ report }` or `{ error }`.
 */
export function questionImportRoutes({
  db,
  files,
  owner,
  now,
  onChanged = () => {},
  maxFileBytes = MAX_FILE_BYTES,
}: Options) {
  const router = Router();
  dryRunsOf(router).post('/questions/import', byQuery);
  router.post('/questions/import', async (request, response) => {
    const { format, options, reason, rows } = importQuerySchema.parse(request.query);
    const lines = ndjsonResponse(response);
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    const progress = reportProgress(lines.write, onChanged);
    try {
      await withImportFile(request, response, maxFileBytes, async (input, { names, edits }) => {
        const { refusals: _refusals, ...report } = await importQuestions({
          db,
          input,
          format,
          options,
          pictures: { files, owner, names },
          signal: leaving.signal,
          ...progress.listeners,
          ...(rows && { ...progress.ofTable, onRow: (row: RowReport) => lines.write({ row }) }),
          edits,
          authorship: { author: callerOf(request)!.userId, reason: reason ?? 'Import' },
          now,
        });
        onChanged();
        lines.end({ report });
      });
    } catch (error) {
      onChanged();
      if (leaving.signal.aborted) return;
      if (!lines.begun) throw error;
      request.log?.error({ err: error }, 'question import broken off');
      const counts = progress.counts();
      const stored = !options.dryRun && !options.allOrNothing && counts.rows > counts.refused;
      lines.end({ error: { ...toErrorLine(error), stored, counts } });
    }
  });
  return router;
}

type Listeners = Pick<ImportRequest, 'onProgress' | 'onRefusal' | 'onChange' | 'onWarning'>;

function reportProgress(write: (line: unknown) => void, onChanged: () => void) {
  let counts = noCounts();
  let lastProgress = performance.now();
  const send = { refused: firstOf(write), changed: firstOf(write), warning: firstOf(write), stored: firstOf(write) };
  const listeners: Listeners = {
    onProgress: (now) => {
      counts = now;
      onChanged();
      if (performance.now() - lastProgress < PROGRESS_EVERY_MS) return;
      lastProgress = performance.now();
      write({ progress: now });
    },
    onRefusal: ({ reason, ...place }) => send.refused({ refused: { ...inWords(place), reason: reportWords(reason) } }),
    onChange: (changed) => send.changed({ changed }),
    onWarning: ({ message, ...place }) =>
      send.warning({ warning: { ...inWords(place), message: reportWords(message) } }),
  };
  const ofTable: Pick<ImportRequest, 'onStored'> = { onStored: (stored) => send.stored({ stored }) };
  return { listeners, ofTable, counts: () => counts };
}

const inWords = ({ line, at }: { line: number; at?: Message }) => ({ line, ...(at && { at: wordsOf(at) }) });

function firstOf(write: (line: unknown) => void) {
  let count = 0;
  return (line: unknown) => {
    count += 1;
    if (count <= MAX_REFUSALS) write(line);
  };
}

const toErrorLine = (error: unknown) =>
  error instanceof ApiError
    ? { message: wordsOf(error.text), code: error.code }
    : { message: wordsOf(sharedMessages.internal()), code: 'INTERNAL' };
