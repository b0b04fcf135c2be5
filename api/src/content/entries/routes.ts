import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { callerOf } from '../../features/accounts/index.ts';
import { readBody, send } from '../../http/contract.ts';
import { badRequest } from '../../http/errors.ts';
import { jsonBody, jsonBodyUpTo } from '../../http/json-body.ts';
import { Routes } from '../../http/routes.ts';
import { contentId } from '../import/fields.ts';
import { problemsOf } from '../import/problems.ts';
import { entryKinds, type EntryKind, type EntryKindName, type EntryRow } from './kinds.ts';
import { errorMessages, inputMessages } from './messages.ts';
import {
  listEntries,
  moveEntry,
  orderEntries,
  readEntry,
  removeEntry,
  saveEntry,
  type StoredEntry,
} from './service.ts';

// An article of 100,000 characters of Bangla.
const MAX_ENTRY = '1mb';
const MAX_IDS = 5_000;
const MAX_PAGE = 100;
const MAX_TEXT = 300;

const kindParam = z.object({ kind: z.enum(Object.keys(entryKinds) as EntryKindName[]) });
const entryParam = kindParam.extend({ id: contentId });
const listQuery = z.object({
  subject: contentId.optional(),
  text: z.string().trim().max(MAX_TEXT).optional(),
  after: contentId.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
});
const version = z.string().max(100);
const removeQuery = z.object({ version });
const saveInput = z.strictObject({ version: version.nullable(), entry: z.looseObject({ id: z.string() }) });
const orderInput = z.strictObject({
  ids: z
    .array(contentId)
    .min(1)
    .max(MAX_IDS)
    .refine((ids) => new Set(ids).size === ids.length, inputMessages.twice()),
});

const moveInput = z.strictObject({ after: contentId.nullable() });

type Options = { db: Database; now: () => Date; onChanged: (transaction: Database) => Promise<void> };

/** Entries of content one by one, as the desk edits them. */
export function contentEntryRoutes({ db, now, onChanged }: Options) {
  const routes = new Routes();
  const changeBy = (who: number) => ({ at: now(), who, onChanged });

  routes.add('GET /admin/entries/:kind', async (request, response) => {
    const kind = entryKinds[kindParam.parse(request.params).kind];
    const { entries, next } = await listEntries(db, kind, listQuery.parse(request.query));
    send(response, 'listEntries', { entries: entries.map((entry) => toResponse(entry, kind.toListed)), next });
  });

  routes.add('POST /admin/entries/:kind/order', ...jsonBodyUpTo(MAX_ENTRY), async (request, response) => {
    const kind = entryKinds[kindParam.parse(request.params).kind];
    const { ids } = readBody(request, 'orderEntries', orderInput);
    await orderEntries(db, kind, ids, changeBy(callerOf(request)!.id));
    response.status(204).end();
  });

  routes.add('POST /admin/entries/:kind/:id/move', ...jsonBody, async (request, response) => {
    const { kind: name, id } = entryParam.parse(request.params);
    const { after } = readBody(request, 'moveEntry', moveInput);
    await moveEntry(db, entryKinds[name], { id, after }, changeBy(callerOf(request)!.id));
    response.status(204).end();
  });

  routes.add('GET /admin/entries/:kind/:id', async (request, response) => {
    const { kind: name, id } = entryParam.parse(request.params);
    const kind = entryKinds[name];
    send(response, 'readEntry', { entry: toResponse(await readEntry(db, kind, id), kind.toEntry) });
  });

  routes.add('PUT /admin/entries/:kind/:id', ...jsonBodyUpTo(MAX_ENTRY), async (request, response) => {
    const { kind: name, id } = entryParam.parse(request.params);
    const kind = entryKinds[name];
    const { entry, version: seen } = readBody(request, 'saveEntry', saveInput);
    if (entry.id !== id) throw badRequest(errorMessages.otherId(), 'entry.id');
    const row = readRow(kind, entry);
    const saved = await saveEntry(db, kind, { row, version: seen }, changeBy(callerOf(request)!.id));
    send(response, 'saveEntry', { entry: toResponse(saved, kind.toEntry) });
  });

  routes.add('DELETE /admin/entries/:kind/:id', async (request, response) => {
    const { kind: name, id } = entryParam.parse(request.params);
    const { version: seen } = removeQuery.parse(request.query);
    await removeEntry(db, entryKinds[name], { id, version: seen }, changeBy(callerOf(request)!.id));
    response.status(204).end();
  });

  return routes;
}

/** Throws 400 with the first problem, as an import of a folder words it. */
function readRow({ schema }: EntryKind, entry: object): EntryRow {
  const result = schema.safeParse(entry);
  if (result.success) return result.data;
  const [first] = problemsOf('', result.error);
  throw badRequest(first!.problem, result.error.issues[0]!.path.join('.'));
}

const toResponse = ({ row, version: current, edited }: StoredEntry, show: EntryKind['toEntry']) => ({
  version: current,
  edited: edited && {
    at: edited.at.toISOString(),
    by: edited.by && { user_id: edited.by.userId, name: edited.by.name },
  },
  entry: show(row),
});
