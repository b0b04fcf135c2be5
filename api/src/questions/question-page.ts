import type { Request } from 'express';
import { callerOf, hasFullAccess } from '../accounts/index.ts';
import { notFound } from '../http/errors.ts';
import { optionKey } from './question.ts';
import type { ListPage, QuestionRow } from './store.ts';
import { pageQuery, pagination, placeWindow, type PlaceWindow } from './window.ts';

/** A question as the contract shows it (design 5). */
export const toQuestion = (row: QuestionRow) => ({
  _id: String(row.id),
  ref: row.ref,
  type: row.type,
  stem: row.stem,
  options: row.options.map((option, index) => ({ key: optionKey(index), ...option })),
  parts: row.parts,
  explanation: row.explanation,
  take_away: row.takeAway,
  references: row.references,
  topic: row.topic,
  appearances: row.appearances,
});

/** Answers one page of a list to this reader; 403 past what is open to it, 404 where nothing is there. */
export async function answerPage(request: Request, read: (places: PlaceWindow) => Promise<ListPage>) {
  const query = pageQuery.parse(request.query);
  const { rows, length } = await read(placeWindow(query, hasFullAccess(callerOf(request))));
  if (rows.length === 0) throw notFound('Questions not found');
  return { data: rows.map(toQuestion), pagination: pagination(query, length) };
}
