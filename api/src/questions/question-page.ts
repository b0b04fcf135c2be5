import type { Request, Response } from 'express';
import { callerOf, hasFullAccess } from '../accounts/index.ts';
import { notFound } from '../http/errors.ts';
import type { ListPage } from './store.ts';
import { pageQuery, pagination, placeWindow, type PlaceWindow } from './window.ts';

/** Answers one page of a list to this reader; 403 past what is open to it, 404 where nothing is there. */
export async function answerPage(
  request: Request,
  response: Response,
  read: (places: PlaceWindow) => Promise<ListPage | null>,
): Promise<void> {
  const query = pageQuery.parse(request.query);
  const page = await read(placeWindow(query, hasFullAccess(callerOf(request))));
  if (!page) throw notFound('Questions not found');
  const tail = JSON.stringify(pagination(query, page.length));
  response.type('json').send(`{"data":${page.questions},"pagination":${tail}}`);
}
