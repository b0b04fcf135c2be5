import type { Request } from 'express';
import { z } from 'zod';
import { callerOf } from '../../accounts/index.ts';
import type { Database } from '../../../db/connection.ts';
import { readBody, send } from '../../../http/contract.ts';
import { dryRunQuery } from '../../../http/dry-run.ts';
import { jsonBody, jsonBodyUpTo } from '../../../http/json-body.ts';
import { wordsOf } from '../../../http/messages.ts';
import { Routes } from '../../../http/routes.ts';
import { yearInBangladesh } from '../draft/this-year.ts';
import { cellsOf } from './cells.ts';
import { correctQuestion } from './correct.ts';
import { listUnlicensed } from './picture-licences.ts';
import { questionOf } from './stored-question.ts';
import { setHidden } from './hide.ts';
import { formerVersions, type Outcome } from './versions.ts';
import { inputMessages } from '../draft/input-messages.ts';

const MAX_REASON = 500;
const MAX_CELL = 200_000;
const MAX_CELLS = 80;
// Enough for a question of maximal length.
const CORRECTION_BODY = '2mb';

const ref = z.object({ ref: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, inputMessages.notARef()) });
const reason = z
  .string(inputMessages.reasonRequired())
  .trim()
  .min(1, inputMessages.reasonRequired())
  .max(MAX_REASON, inputMessages.reasonTooLong({ max: MAX_REASON }));
const correctionInput = z.strictObject({
  version: z.int(inputMessages.versionRequired()).positive(inputMessages.versionRequired()),
  reason,
  set: z
    .record(z.string().max(40), z.string(inputMessages.fieldNotText()).max(MAX_CELL, inputMessages.fieldTooLong()))
    .refine((cells) => Object.keys(cells).length > 0, inputMessages.noFields())
    .refine((cells) => Object.keys(cells).length <= MAX_CELLS, inputMessages.tooManyFields()),
});
const hideInput = z.strictObject({ reason });
const showInput = z.strictObject({ reason: reason.optional() });

type Options = {
  db: Database;
  now: () => Date;
  onChanged: () => void;
};

export function correctionRoutes({ db, now, onChanged }: Options) {
  const routes = new Routes();

  routes.add('GET /admin/questions/:ref', async (request, response) => {
    const { ref: which } = ref.parse(request.params);
    const { content, version, hidden, lists } = await questionOf(db, which);
    const standsIn = lists.map(({ kind, board, name }) => ({ kind, ...(board && { board }), name }));
    send(response, 'readQuestion', {
      data: { ref: which, version, hidden, fields: cellsOf(content), lists: standsIn },
    });
  });
  routes.add('PATCH /admin/questions/:ref', ...jsonBodyUpTo(CORRECTION_BODY), async (request, response) => {
    const { ref: which } = ref.parse(request.params);
    const { dryRun } = dryRunQuery.parse(request.query);
    const { set: cells, ...input } = readBody(request, 'correctQuestion', correctionInput);
    const author = authorOf(request);
    const thisYear = yearInBangladesh(now());
    const outcome = await correctQuestion(db, {
      ref: which,
      ...input,
      cells,
      dryRun,
      author,
      thisYear,
    });
    onChanged();
    send(response, 'correctQuestion', { data: toResponse(outcome, dryRun) });
  });
  routes.add('POST /admin/questions/:ref/hide', ...jsonBody, async (request, response) => {
    const { ref: which } = ref.parse(request.params);
    const { dryRun } = dryRunQuery.parse(request.query);
    const input = readBody(request, 'hideQuestion', hideInput);
    const author = authorOf(request);
    const outcome = await setHidden(db, { ref: which, hidden: true, ...input, author, dryRun });
    onChanged();
    send(response, 'hideQuestion', { data: toResponse(outcome, dryRun) });
  });
  routes.add('POST /admin/questions/:ref/show', ...jsonBody, async (request, response) => {
    const { ref: which } = ref.parse(request.params);
    const { dryRun } = dryRunQuery.parse(request.query);
    const input = readBody(request, 'showQuestion', showInput);
    const author = authorOf(request);
    const outcome = await setHidden(db, { ref: which, hidden: false, reason: input.reason, author, dryRun });
    onChanged();
    send(response, 'showQuestion', { data: toResponse(outcome, dryRun) });
  });

  routes.add('GET /admin/picture-licences', async (_request, response) => {
    send(response, 'listUnlicensedPictures', { data: await listUnlicensed(db) });
  });

  routes.add('GET /admin/questions/:ref/history', async (request, response) => {
    const { ref: which } = ref.parse(request.params);
    const { id, version, hidden } = await questionOf(db, which);
    send(response, 'listQuestionVersions', {
      data: { ref: which, version, hidden, former: await formerVersions(db, id) },
    });
  });

  return routes;
}

const authorOf = (request: Request) => callerOf(request)!.userId;

const toResponse = ({ warnings, ...outcome }: Outcome, dryRun: boolean) => ({
  ...outcome,
  ...(warnings && { warnings: warnings.map(wordsOf) }),
  dry_run: dryRun,
});
