import { Router } from 'express';
import { z } from 'zod';
import type { Database } from '../../../db/connection.ts';
import { byQuery, dryRunQuery, dryRunsOf } from '../../../http/dry-run.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { validate } from '../../../http/validate.ts';
import { subjectKey } from '../keys.ts';
import { stripMarkup } from '../../../texts/html.ts';
import { listNamed } from './list-lists.ts';
import { mergeLists, removeEmptyLists, renameLists, type ListsOutcome } from './change-lists.ts';
import { inputMessages } from '../draft/input-messages.ts';

const MAX_NAME = 500;
const MAX_PAGE = 100;
const CONTROL = /[\u0000-\u001F\u007F]/;

const kind = z.enum(['chapter', 'topic'], inputMessages.kind());
const name = (text: string) =>
  z
    .string(inputMessages.notText({ text }))
    .transform((value) => stripMarkup(value))
    .pipe(
      z
        .string()
        .min(1, inputMessages.empty({ text }))
        .max(MAX_NAME, inputMessages.tooLong({ text, max: MAX_NAME }))
        .refine((value) => !CONTROL.test(value), inputMessages.hasControl({ text })),
    );
const subject = z.string(inputMessages.notText({ text: 'subject' })).pipe(subjectKey);
// Existing names are matched as they are.
const present = z
  .string(inputMessages.notText({ text: 'name' }))
  .min(1, inputMessages.empty({ text: 'name' }))
  .max(MAX_NAME);
const renameInput = z.strictObject({ kind, subject, name: present, to: name('to') });
const mergeInput = z.strictObject({ kind, subject, name: present, into: present });
const removeInput = z.strictObject({ kind });
const listQuery = z.object({
  kind,
  subject: subjectKey,
  text: z.string().trim().max(MAX_NAME).optional(),
  after: z.string().max(MAX_NAME).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(50),
});

type Options = {
  db: Database;
  /** Called after each committed change to the bank. */
  onChanged: () => void;
};

export function listAdminRoutes({ db, onChanged }: Options) {
  const routes = Router();
  const dryRuns = dryRunsOf(routes);
  routes.get('/question-lists', async (request, response) => {
    const { subject: key, text, ...query } = listQuery.parse(request.query);
    response.json(await listNamed(db, { ...query, ...key, ...(text && { text }) }));
  });
  dryRuns.post('/question-lists/rename', byQuery);
  routes.post('/question-lists/rename', ...jsonBody, async (request, response) => {
    const { dryRun } = dryRunQuery.parse(request.query);
    const { subject: key, ...input } = validate(renameInput, request.body);
    const outcome = await renameLists(db, { ...input, ...key, dryRun });
    onChanged();
    response.json({ data: toResponse(outcome, dryRun) });
  });
  dryRuns.post('/question-lists/merge', byQuery);
  routes.post('/question-lists/merge', ...jsonBody, async (request, response) => {
    const { dryRun } = dryRunQuery.parse(request.query);
    const { subject: key, ...input } = validate(mergeInput, request.body);
    const outcome = await mergeLists(db, { ...input, ...key, dryRun });
    onChanged();
    response.json({ data: toResponse(outcome, dryRun) });
  });
  dryRuns.post('/question-lists/remove-empty', byQuery);
  routes.post('/question-lists/remove-empty', ...jsonBody, async (request, response) => {
    const { dryRun } = dryRunQuery.parse(request.query);
    const { kind: which } = validate(removeInput, request.body);
    const removed = await removeEmptyLists(db, { kind: which, dryRun });
    onChanged();
    const lists = removed.map(({ board, prof, subject: code, name: called }) => ({
      ...(board && { board }),
      subject: `${prof}-${code}`,
      name: called,
    }));
    response.json({ data: { changed: lists.length > 0, dry_run: dryRun, removed: lists } });
  });
  return routes;
}

const toResponse = (outcome: ListsOutcome, dryRun: boolean) => ({ ...outcome, dry_run: dryRun });
