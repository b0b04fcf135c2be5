import type { Request, Response } from 'express';
import { z } from 'zod';
import { hasLongMarkRun } from 'text/normalise.ts';
import { callerOf } from '../../../features/accounts/index.ts';
import { readBody, send } from '../../../http/contract.ts';
import { inputMessages as sharedMessages } from '../../../http/error-messages.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { Routes } from '../../../http/routes.ts';
import { contentId } from '../../import/fields.ts';
import { changeArticle, type LiveOptions } from './change.ts';
import { inputMessages } from './messages.ts';
import { approve, sendBack, submit } from './review.ts';
import { countOpen, isThere, listOpen, readStates, type State } from './store.ts';
import { undo } from './undo.ts';
import { viewListed, viewWhole } from './view.ts';

const MAX_PAGE = 50;
const MAX_COMMENT = 1_000;
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
const STATUSES = { DRAFT: 'DRAFT', IN_REVIEW: 'SUBMITTED', RETURNED: 'RETURNED' } as const;

const params = z.object({ id: contentId });
const listQuery = z.object({
  status: z.enum(Object.keys(STATUSES) as (keyof typeof STATUSES)[]).optional(),
  after: contentId.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(20),
});
const version = z.string().max(100);
const versionBody = z.strictObject({ version });
const commentBody = z.strictObject({
  version,
  comment: z
    .string()
    .max(MAX_COMMENT, sharedMessages.tooLong({ max: MAX_COMMENT }))
    .refine((value) => value.isWellFormed() && !CONTROL.test(value), inputMessages.hasControl())
    .refine((value) => !hasLongMarkRun(value), sharedMessages.tooManyMarks())
    .transform((value) => value.trim())
    .pipe(z.string().min(1, inputMessages.commentRequired())),
});

/** Articles on their way to readers. They are saved and removed as entries of content. */
export function articleRoutes(options: LiveOptions) {
  const { db } = options;
  const routes = new Routes();

  async function answer(request: Request, response: Response, state: State) {
    const entry = isThere(state) ? await viewWhole(db, state, callerOf(request)!) : null;
    send(response, 'undoArticle', { entry });
  }

  routes.add('GET /admin/articles', async (request, response) => {
    const { status: name, after, limit } = listQuery.parse(request.query);
    const status = name && STATUSES[name];
    const found = await listOpen(db, { status, after, limit: limit + 1 });
    const ids = found.slice(0, limit);
    const entries = (await readStates(db, ids)).map((state) => viewListed(state, callerOf(request)!));
    const next = found.length > limit ? ids.at(-1)! : null;
    send(response, 'listArticles', { entries, next, total: await countOpen(db, status) });
  });

  routes.add('POST /admin/articles/:id/submit', ...jsonBody, async (request, response) => {
    const action = { ...params.parse(request.params), ...readBody(request, 'submitArticle', versionBody) };
    const what = 'SUBMITTED' as const;
    await answer(request, response, await changeArticle(options, request, { ...action, what }, submit));
  });

  routes.add('POST /admin/articles/:id/approve', ...jsonBody, async (request, response) => {
    const action = { ...params.parse(request.params), ...readBody(request, 'approveArticle', versionBody) };
    const what = 'PUBLISHED' as const;
    await answer(request, response, await changeArticle(options, request, { ...action, what }, approve));
  });

  routes.add('POST /admin/articles/:id/return', ...jsonBody, async (request, response) => {
    const { comment: why, ...seen } = readBody(request, 'returnArticle', commentBody);
    const action = { ...params.parse(request.params), ...seen, why, what: 'RETURNED' as const };
    await answer(request, response, await changeArticle(options, request, action, sendBack));
  });

  routes.add('POST /admin/articles/:id/undo', ...jsonBody, async (request, response) => {
    const action = { ...params.parse(request.params), ...readBody(request, 'undoArticle', versionBody) };
    const what = 'UNDONE' as const;
    await answer(request, response, await changeArticle(options, request, { ...action, what }, undo));
  });

  return routes;
}
