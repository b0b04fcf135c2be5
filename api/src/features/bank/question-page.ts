import type { Request, Response } from 'express';
import { pageOfPlace } from 'question/list-pages.ts';
import { callerOf, hasFullAccess } from '../accounts/index.ts';
import { notFound, purchaseRequired } from '../../http/errors.ts';
import type { QuestionList } from './store.ts';
import { OPEN_PLACES } from '../../list-pages.ts';
import { type PageQuery, pageQuery, pagination, placeWindow } from './window.ts';
import { errorMessages } from './error-messages.ts';
import { isUnchanged } from './unchanged.ts';

/** Throws 403 past what is open to the reader, 404 where there is nothing. */
export async function answerPage(
  request: Request,
  response: Response,
  list: QuestionList,
  version: string,
): Promise<void> {
  const query = pageQuery.parse(request.query);
  const fullAccess = hasFullAccess(callerOf(request));
  await refusePastEnd(query, list);
  const page = await findPage(query, fullAccess, list);
  const window = placeWindow({ ...query, page }, fullAccess);
  if (isUnchanged(request, response, version, `${window.first}-${window.last}.${page}`)) return;
  const content = await list.page(window);
  if (!content) throw notFound(errorMessages.noSuchQuestions());
  const tabs = JSON.stringify(pagination({ ...query, page }, content.length));
  response
    .type('json')
    .send(Buffer.concat([Buffer.from('{"data":'), content.questions, Buffer.from(`,"pagination":${tabs}}`)]));
}

/** 404 for everybody if the range starts past the end: no purchase opens what does not exist. */
async function refusePastEnd({ from, to }: PageQuery, list: QuestionList): Promise<void> {
  if (from === undefined || from === 1 || to === undefined || to < from) return;
  const start = await list.page({ first: 1, last: 1 });
  if (!start || from <= start.length) return;
  throw notFound(errorMessages.listEnds({ length: start.length }));
}

/** For a locked place and for a ref that is not in the list the same, so that nobody can probe behind the paywall. */
async function findPage(query: PageQuery, fullAccess: boolean, list: QuestionList): Promise<number> {
  if (query.ref === undefined) return query.page;
  const place = await list.placeOf(query.ref);
  const page = place !== undefined && (fullAccess || place <= OPEN_PLACES) ? pageOfPlace(query, place) : undefined;
  if (page !== undefined || fullAccess) return page ?? query.page;
  const start = await list.page({ first: 1, last: 1 });
  if (start && Math.min(start.length, query.to ?? start.length) > OPEN_PLACES) throw purchaseRequired();
  return query.page;
}
