import { callerOf } from '../../accounts/index.ts';
import type { Database } from '../../../db/connection.ts';
import { ApiError, errorBody } from '../../../http/errors.ts';
import { importQuerySchema } from './import-query.ts';
import { ImportBatch, notifyOfDrafts } from '../../imports/index.ts';
import type { Live } from '../../notifications/index.ts';
import type { ImageFiles } from '../../images/index.ts';
import { type ImportRequest, importQuestions } from './import.ts';
import { ndjsonResponse } from '../../../http/ndjson-response.ts';
import { FormPictures } from './pictures/form-pictures.ts';
import { withImportFile } from './pictures/import-body.ts';
import { NamedPictures } from './pictures/named-pictures.ts';
import { MAX_REFUSALS, noCounts, reportWords, type RowReport } from './report.ts';
import { onScreen } from './table/screen-messages.ts';
import { errorMessages as sharedMessages } from '../../../http/error-messages.ts';
import { type Message, wordsOf } from '../../../http/messages.ts';
import { Routes } from '../../../http/routes.ts';

const MAX_FILE_BYTES = 1_000_000_000;
const PROGRESS_EVERY_MS = 500;

type Options = {
  db: Database;
  files: ImageFiles;
  /** Whose the pictures are. */
  owner: number;
  now: () => Date;
  live: Pick<Live, 'publish'>;
  onChanged?: () => void;
  maxFileBytes?: number;
};

/**
 * Streams JSON Lines: `{ progress }`, `{ refused }`, `{ changed }`, `{ warning }`, `{ row }` (see RowReport),
 * with `rows` `{ stored }` for each new question and `{ picture }` for each that has no row or no file, `{ waiting }` where
 * nothing happens, then `{ report }` or `{ error }`.
 */
export function questionImportRoutes({
  db,
  files,
  owner,
  now,
  live,
  onChanged = () => {},
  maxFileBytes = MAX_FILE_BYTES,
}: Options) {
  const routes = new Routes();
  routes.add('POST /admin/questions/import', async (request, response) => {
    const { format, publish, name, options, reason, rows } = importQuerySchema.parse(request.query);
    const lines = ndjsonResponse(response);
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    const progress = reportProgress(lines.write, onChanged);
    const batch = new ImportBatch({ file: name, who: callerOf(request)!.id, isPublished: publish, now });
    const sent = new FormPictures({ db, files, owner, isDry: options.dryRun });
    try {
      await withImportFile(request, response, { maxBytes: maxFileBytes, pictures: sent }, async (input, form) => {
        const names = new Map([...form.names, ...sent.names]);
        const named = new NamedPictures();
        const { refusals: _refusals, ...report } = await importQuestions({
          db,
          input,
          format,
          options,
          pictures: { files, owner, names, onNamed: named.note },
          signal: leaving.signal,
          ...progress.listeners,
          ...(rows && { ...progress.ofTable, onRow: (row: RowReport) => lines.write({ row }) }),
          edits: form.edits,
          batch,
          authorship: { author: callerOf(request)!.userId, reason: reason ?? 'Import' },
          now,
        });
        onChanged();
        if (rows) writePictures(lines.write, sent, named);
        await batch.noteRefused(db, report.refused);
        if (report.stored) live.publish(await notifyOfDrafts(db, batch, callerOf(request)!));
        lines.end({
          report: { ...report, ...(batch.id !== undefined && report.stored && { import: String(batch.id) }) },
        });
      });
    } catch (error) {
      await batch.noteRefused(db, progress.counts().refused).catch(() => undefined);
      onChanged();
      if (leaving.signal.aborted) return;
      const shown = rows ? errorOnScreen(error) : error;
      if (!lines.begun) throw shown;
      request.log?.error({ err: error }, 'question import broken off');
      const counts = progress.counts();
      const stored = !options.dryRun && !options.allOrNothing && counts.rows > counts.refused;
      lines.end({ error: { ...toErrorLine(shown), stored, counts } });
    }
  });
  return routes;
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
    onWarning: ({ message, isOfFile, ...place }) =>
      send.warning({
        warning: { ...inWords(place), message: reportWords(message), ...(isOfFile && { of_file: true }) },
      }),
  };
  const ofTable: Pick<ImportRequest, 'onStored'> = { onStored: (stored) => send.stored({ stored }) };
  return { listeners, ofTable, counts: () => counts };
}

const inWords = ({ line, at }: { line: number; at?: Message }) => ({ line, ...(at && { at: wordsOf(at) }) });

/** What of the pictures did not find its row, or the other way about. */
function writePictures(write: (line: unknown) => void, { refused, names }: FormPictures, named: NamedPictures) {
  const send = (picture: { name: string; state: 'refused' | 'missing' | 'unused'; reason?: string }) =>
    write({ picture });
  for (const { name, reason } of refused) send({ name, state: 'refused', reason: reportWords(reason) });
  for (const name of named.missing()) send({ name, state: 'missing' });
  for (const name of named.unused(names)) send({ name, state: 'unused' });
}

function firstOf(write: (line: unknown) => void) {
  let count = 0;
  return (line: unknown) => {
    count += 1;
    if (count <= MAX_REFUSALS) write(line);
  };
}

const errorOnScreen = (error: unknown) =>
  error instanceof ApiError ? new ApiError(error.status, error.code, onScreen(error.text), error) : error;

const toErrorLine = (error: unknown) =>
  errorBody(error instanceof ApiError ? error : new ApiError(500, 'INTERNAL', sharedMessages.internal()));
