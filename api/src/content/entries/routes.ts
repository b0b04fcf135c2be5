import type { Request } from 'express';
import { z } from 'zod';
import type { Schemas } from 'schema/rest/bodies.ts';
import { callerOf } from '../../features/accounts/index.ts';
import { readBody, send } from '../../http/contract.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { jsonBody, jsonBodyUpTo } from '../../http/json-body.ts';
import { Routes } from '../../http/routes.ts';
import type { TopicEntryRow } from './article-kind.ts';
import {
  isThere,
  listTopics,
  type Options,
  readState,
  removeTopic,
  saveTopic,
  viewListed,
  viewWhole,
  withoutNew,
} from './articles/index.ts';
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
  viewEdit,
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

/** Entries of content one by one, as the desk edits them. */
export function contentEntryRoutes(options: Options) {
  const routes = new Routes();
  addReadRoutes(routes, options);
  addOrderRoutes(routes, options);
  addChangeRoutes(routes, options);
  return routes;
}

const changeOf = ({ now, onChanged }: Options, request: Request) => ({
  at: now(),
  who: callerOf(request)!.id,
  onChanged,
});

function addReadRoutes(routes: Routes, { db }: Options) {
  routes.add('GET /admin/entries/:kind', async (request, response) => {
    const { kind: name } = kindParam.parse(request.params);
    const kind = entryKinds[name];
    const wanted = listQuery.parse(request.query);
    if (name === 'topics') {
      const { states, next } = await listTopics(db, wanted);
      send(response, 'listEntries', { entries: states.map((state) => viewListed(state, callerOf(request)!)), next });
      return;
    }
    const { entries, next } = await listEntries(db, kind, wanted);
    send(response, 'listEntries', { entries: entries.map((entry) => toResponse(entry, kind.toListed)), next });
  });

  routes.add('GET /admin/entries/:kind/:id', async (request, response) => {
    const { kind: name, id } = entryParam.parse(request.params);
    const kind = entryKinds[name];
    if (name === 'topics') {
      const state = await readState(db, id);
      if (!isThere(state)) throw notFound(errorMessages.noEntry());
      send(response, 'readEntry', { entry: await viewWhole(db, state, callerOf(request)!) });
      return;
    }
    send(response, 'readEntry', { entry: toResponse(await readEntry(db, kind, id), kind.toEntry) });
  });
}

function addOrderRoutes(routes: Routes, options: Options) {
  const { db } = options;

  routes.add('POST /admin/entries/:kind/order', ...jsonBodyUpTo(MAX_ENTRY), async (request, response) => {
    const { kind: name } = kindParam.parse(request.params);
    const { ids } = readBody(request, 'orderEntries', orderInput);
    // Drafts of new articles are listed, but have no place yet.
    const shown = name === 'topics' ? await withoutNew(db, ids) : ids;
    if (shown.length > 0) await orderEntries(db, entryKinds[name], shown, changeOf(options, request));
    response.status(204).end();
  });

  routes.add('POST /admin/entries/:kind/:id/move', ...jsonBody, async (request, response) => {
    const { kind: name, id } = entryParam.parse(request.params);
    const { after } = readBody(request, 'moveEntry', moveInput);
    await moveEntry(db, entryKinds[name], { id, after }, changeOf(options, request));
    response.status(204).end();
  });
}

function addChangeRoutes(routes: Routes, options: Options) {
  const { db } = options;

  routes.add('PUT /admin/entries/:kind/:id', ...jsonBodyUpTo(MAX_ENTRY), async (request, response) => {
    const { kind: name, id } = entryParam.parse(request.params);
    const kind = entryKinds[name];
    const { entry, version: seen } = readBody(request, 'saveEntry', saveInput);
    if (entry.id !== id) throw badRequest(errorMessages.otherId(), 'entry.id');
    const row = readRow(kind, entry);
    if (name === 'topics') {
      const state = await saveTopic(options, request, { row: row as unknown as TopicEntryRow, version: seen });
      send(response, 'saveEntry', { entry: await viewWhole(db, state, callerOf(request)!) });
      return;
    }
    const saved = await saveEntry(db, kind, { row, version: seen }, changeOf(options, request));
    send(response, 'saveEntry', { entry: toResponse(saved, kind.toEntry) });
  });

  routes.add('DELETE /admin/entries/:kind/:id', async (request, response) => {
    const { kind: name, id } = entryParam.parse(request.params);
    const { version: seen } = removeQuery.parse(request.query);
    if (name === 'topics') await removeTopic(options, request, { id, version: seen });
    else await removeEntry(db, entryKinds[name], { id, version: seen }, changeOf(options, request));
    response.status(204).end();
  });
}

/** Throws 400 with the first problem, as an import of a folder words it. */
function readRow({ schema }: EntryKind, entry: object): EntryRow {
  const result = schema.safeParse(entry);
  if (result.success) return result.data;
  const [first] = problemsOf('', result.error);
  throw badRequest(first!.problem, result.error.issues[0]!.path.join('.'));
}

const toResponse = (
  { row, version: current, edited }: StoredEntry,
  show: EntryKind['toEntry'],
): Schemas['StoredEntry'] => ({
  version: current,
  edited: viewEdit(edited),
  entry: show(row),
});
