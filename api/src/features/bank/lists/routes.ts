import { z } from 'zod';
import type { Database } from '../../../db/connection.ts';
import { readBody, send } from '../../../http/contract.ts';
import { dryRunQuery } from '../../../http/dry-run.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { Routes } from '../../../http/routes.ts';
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
  const routes = new Routes();
  routes.add('GET /admin/question-lists', async (request, response) => {
    const { subject: key, text, ...query } = listQuery.parse(request.query);
    send(response, 'listQuestionLists', await listNamed(db, { ...query, ...key, ...(text && { text }) }));
  });
  routes.add('POST /admin/question-lists/rename', ...jsonBody, async (request, response) => {
    const { dryRun } = dryRunQuery.parse(request.query);
    const { subject: key, ...input } = readBody(request, 'renameQuestionList', renameInput);
    const outcome = await renameLists(db, { ...input, ...key, dryRun });
    onChanged();
    send(response, 'renameQuestionList', { data: toResponse(outcome, dryRun) });
  });
  routes.add('POST /admin/question-lists/merge', ...jsonBody, async (request, response) => {
    const { dryRun } = dryRunQuery.parse(request.query);
    const { subject: key, ...input } = readBody(request, 'mergeQuestionLists', mergeInput);
    const outcome = await mergeLists(db, { ...input, ...key, dryRun });
    onChanged();
    send(response, 'mergeQuestionLists', { data: toResponse(outcome, dryRun) });
  });
  routes.add('POST /admin/question-lists/remove-empty', ...jsonBody, async (request, response) => {
    const { dryRun } = dryRunQuery.parse(request.query);
    const { kind: which } = readBody(request, 'removeEmptyQuestionLists', removeInput);
    const removed = await removeEmptyLists(db, { kind: which, dryRun });
    onChanged();
    const lists = removed.map(({ board, prof, subject: code, name: called }) => ({
      ...(board && { board }),
      subject: `${prof}-${code}`,
      name: called,
    }));
    send(response, 'removeEmptyQuestionLists', {
      data: { changed: lists.length > 0, dry_run: dryRun, removed: lists },
    });
  });
  return routes;
}

const toResponse = (outcome: ListsOutcome, dryRun: boolean) => ({ ...outcome, dry_run: dryRun });
