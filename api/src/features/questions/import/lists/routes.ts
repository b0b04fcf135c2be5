import { Router } from 'express';
import { z } from 'zod';
import type { Database } from '../../../../db/connection.ts';
import { jsonBody } from '../../../../http/json-body.ts';
import { validate } from '../../../../http/validate.ts';
import { subjectKey } from '../../index.ts';
import { dryRunQuery } from '../dry-run.ts';
import { stripMarkup } from '../html.ts';
import { mergeLists, removeEmptyLists, renameLists, type ListsOutcome } from './change-lists.ts';

const MAX_NAME = 500;
const CONTROL = /[\u0000-\u001F\u007F]/;

const kind = z.enum(['chapter', 'topic'], 'kind must be chapter or topic');
const name = (field: string) =>
  z
    .string(`${field} must be text`)
    .transform((text) => stripMarkup(text))
    .pipe(
      z
        .string()
        .min(1, `${field} is empty`)
        .max(MAX_NAME, `${field} is longer than ${MAX_NAME} characters`)
        .refine((text) => !CONTROL.test(text), `${field} has control characters in it`),
    );
const subject = z.string('subject must be text').pipe(subjectKey);
// A name that is there is found as it is, however it was once written.
const present = z.string('name must be text').min(1, 'name is empty').max(MAX_NAME);
const renameInput = z.strictObject({ kind, subject, name: present, to: name('to') });
const mergeInput = z.strictObject({ kind, subject, name: present, into: present });
const removeInput = z.strictObject({ kind });

type Options = {
  db: Database;
  /** Called after each change to the bank that is committed. */
  onChanged: () => void;
};

/** /admin/question-lists: renames, merges and removes chapters and topics. */
export function listAdminRoutes({ db, onChanged }: Options) {
  const routes = Router();
  routes.post('/question-lists/rename', ...jsonBody, async (request, response) => {
    const { dryRun } = dryRunQuery.parse(request.query);
    const { subject: key, ...given } = validate(renameInput, request.body);
    const outcome = await renameLists(db, { ...given, ...key, dryRun });
    onChanged();
    response.json({ data: toAnswer(outcome, dryRun) });
  });
  routes.post('/question-lists/merge', ...jsonBody, async (request, response) => {
    const { dryRun } = dryRunQuery.parse(request.query);
    const { subject: key, ...given } = validate(mergeInput, request.body);
    const outcome = await mergeLists(db, { ...given, ...key, dryRun });
    onChanged();
    response.json({ data: toAnswer(outcome, dryRun) });
  });
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

const toAnswer = (outcome: ListsOutcome, dryRun: boolean) => ({ ...outcome, dry_run: dryRun });
