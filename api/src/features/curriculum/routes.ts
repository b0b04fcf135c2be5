import { createHash } from 'node:crypto';
import { findItem, ITEM_VERSIONS, sameItems } from 'schema/items.ts';
import { z } from 'zod';
import { send } from '../../http/contract.ts';
import { notFound, purchaseRequired } from '../../http/errors.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { callerOf, hasFullAccess } from '../accounts/index.ts';
import { isUnchanged, pageQuery, pagination, placeWindow } from '../bank/index.ts';
import { readerOf } from '../study/index.ts';
import { errorMessages, inputMessages } from './error-messages.ts';
import { countItems, readArticles, readProgress } from './store.ts';

const partQuery = z.object({
  version: z
    .string(inputMessages.version())
    .max(10, inputMessages.version())
    .refine((version) => ITEM_VERSIONS.some(({ id }) => id === version), inputMessages.version()),
  subject: z.string(inputMessages.subject()).regex(/^[A-Z]{2,10}$/, inputMessages.subject()),
});
const itemParams = z.object({ code: z.string().max(40) });
const itemQuery = pageQuery.pick({ page: true });

export function curriculumRoutes({ db, questions, now }: Pick<Services, 'db' | 'questions' | 'now'>) {
  const routes = new Routes();

  routes.add('GET /curriculum/items', async (request, response) => {
    const part = partQuery.parse(request.query);
    const version = await questions.version();
    const articles = await readArticles(db);
    // Articles change without the bank's version.
    const tag = createHash('sha256')
      .update(JSON.stringify([part, articles]))
      .digest('base64url')
      .slice(0, 12);
    if (isUnchanged(request, response, version, tag)) return;
    send(response, 'countItems', countItems(await questions.itemGroups(), articles, part));
  });

  routes.add('GET /curriculum/items/:code/questions', async (request, response) => {
    const { code } = itemParams.parse(request.params);
    const query = itemQuery.parse(request.query);
    const fullAccess = hasFullAccess(callerOf(request));
    const window = placeWindow(query, fullAccess);
    if (!findItem(code)) throw notFound(errorMessages.noSuchItem());
    const tag = `${code}.${window.first}-${window.last}.${fullAccess ? 'all' : 'open'}`;
    const version = await questions.version();
    const page = await questions.itemPage(sameItems(code), window, !fullAccess);
    if (!page || page.length < window.first) throw notFound(errorMessages.noQuestions());
    if (!fullAccess && page.open === 0) throw purchaseRequired();
    if (isUnchanged(request, response, version, tag)) return;
    const tabs = JSON.stringify(pagination(query, page.length));
    response
      .type('json')
      .send(Buffer.concat([Buffer.from('{"data":'), page.questions, Buffer.from(`,"pagination":${tabs}}`)]));
  });

  routes.add('GET /study/items', async (request, response) => {
    const part = partQuery.parse(request.query);
    send(response, 'listItemProgress', await readProgress(db, readerOf(request), part, now()));
  });

  return routes;
}
