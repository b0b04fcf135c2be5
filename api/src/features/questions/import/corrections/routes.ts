import { type Request, Router } from 'express';
import { z } from 'zod';
import { callerOf } from '../../../accounts/index.ts';
import type { Database } from '../../../../db/connection.ts';
import { jsonBody, jsonBodyUpTo } from '../../../../http/json-body.ts';
import { validate } from '../../../../http/validate.ts';
import { dryRunQuery } from '../dry-run.ts';
import { yearInBangladesh } from '../this-year.ts';
import { cellsOf } from './cells.ts';
import { correctQuestion, questionOf, type Outcome } from './correct.ts';
import { setHidden } from './hide.ts';
import { formerVersions } from './versions.ts';

const MAX_REASON = 500;
const MAX_CELL = 200_000;
const MAX_CELLS = 60;
// All the bodies of a question that is as long as it may be.
const CORRECTION_BODY = '2mb';

const ref = z.object({ ref: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not the ref of a question') });
const reason = z
  .string('Give a reason.')
  .trim()
  .min(1, 'Give a reason.')
  .max(MAX_REASON, `The reason is longer than ${MAX_REASON} characters.`);
const correctionInput = z.strictObject({
  version: z.int('Give the version that you have looked at.').positive('Give the version that you have looked at.'),
  reason,
  set: z
    .record(z.string().max(40), z.string('A field takes a text.').max(MAX_CELL, 'The field is too long.'))
    .refine((cells) => Object.keys(cells).length > 0, 'Give a field to change.')
    .refine((cells) => Object.keys(cells).length <= MAX_CELLS, 'These are too many fields.'),
});
const hideInput = z.strictObject({ reason });
const showInput = z.strictObject({ reason: reason.optional() });

type Options = {
  db: Database;
  now: () => Date;
  /** Called after each change to the bank that is committed. */
  onChanged: () => void;
};

/** /admin/questions/:ref: looks at, corrects, hides and shows a question of the bank, and lists its former versions. */
export function correctionRoutes({ db, now, onChanged }: Options) {
  const routes = Router();

  routes.get('/questions/:ref', async (request, response) => {
    const { ref: which } = ref.parse(request.params);
    const { content, version, hidden, lists } = await questionOf(db, which);
    const standsIn = lists.map(({ kind, board, name }) => ({ kind, ...(board && { board }), name }));
    response.json({ data: { ref: which, version, hidden, fields: cellsOf(content), lists: standsIn } });
  });

  routes.patch('/questions/:ref', ...jsonBodyUpTo(CORRECTION_BODY), async (request, response) => {
    const { ref: which } = ref.parse(request.params);
    const { dryRun } = dryRunQuery.parse(request.query);
    const { set: cells, ...given } = validate(correctionInput, request.body);
    const author = authorOf(request);
    const thisYear = yearInBangladesh(now());
    const outcome = await correctQuestion(db, { ref: which, ...given, cells, dryRun, author, thisYear });
    onChanged();
    response.json({ data: toAnswer(outcome, dryRun) });
  });

  routes.post('/questions/:ref/hide', ...jsonBody, async (request, response) => {
    const { ref: which } = ref.parse(request.params);
    const { dryRun } = dryRunQuery.parse(request.query);
    const given = validate(hideInput, request.body);
    const author = authorOf(request);
    const outcome = await setHidden(db, { ref: which, hidden: true, ...given, author, dryRun });
    onChanged();
    response.json({ data: toAnswer(outcome, dryRun) });
  });

  routes.post('/questions/:ref/show', ...jsonBody, async (request, response) => {
    const { ref: which } = ref.parse(request.params);
    const { dryRun } = dryRunQuery.parse(request.query);
    const given = validate(showInput, request.body);
    const author = authorOf(request);
    const outcome = await setHidden(db, { ref: which, hidden: false, reason: given.reason, author, dryRun });
    onChanged();
    response.json({ data: toAnswer(outcome, dryRun) });
  });

  routes.get('/questions/:ref/history', async (request, response) => {
    const { ref: which } = ref.parse(request.params);
    const { id, version, hidden } = await questionOf(db, which);
    response.json({ data: { ref: which, version, hidden, former: await formerVersions(db, id) } });
  });

  return routes;
}

/** The routes let admins alone in. */
const authorOf = (request: Request) => callerOf(request)!.userId;

const toAnswer = (outcome: Outcome, dryRun: boolean) => ({ ...outcome, dry_run: dryRun });
