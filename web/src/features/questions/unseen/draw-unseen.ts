import type { ApolloClient } from '@apollo/client';
import { type Place, placeTitle } from '../../study/device/index.ts';
import type { Shelf } from '../../study/index.ts';
import type { QuestionCardFragment } from '../card/question.generated.ts';
import { readListPage } from './list-page.ts';

/** Fixed by the contract. */
const PAGE_SIZE = 20;
// Where the reader has read ahead of the place, or skipped back.
const PAGES = 2;

type Listed = { question: QuestionCardFragment; shelf: Shelf };

/** Questions from the reader's places on, without `known` ones: at most `count`. */
export async function drawUnseen(
  client: ApolloClient,
  places: readonly Place[],
  known: ReadonlySet<string>,
  count: number,
): Promise<Listed[]> {
  const drawn: Listed[] = [];
  for (const place of places) {
    if (drawn.length >= count) break;
    const seen = new Set([...known, ...drawn.map(({ question }) => question.id)]);
    drawn.push(...(await drawFrom(client, place, seen, count - drawn.length)));
  }
  return drawn.slice(0, Math.max(0, count));
}

/** None of a page that is locked or cannot be read. */
async function drawFrom(
  client: ApolloClient,
  from: Place,
  known: ReadonlySet<string>,
  count: number,
): Promise<Listed[]> {
  const { path } = from;
  const title = placeTitle(from);
  const first = Math.ceil(from.place / PAGE_SIZE);
  const items: Listed[] = [];
  try {
    for (let page = first; page < first + PAGES && items.length < count; page += 1) {
      const list = await readListPage(client, path, page);
      if (!list) break;
      const total = list.pagination.total;
      const before = (page - 1) * PAGE_SIZE;
      for (const [index, question] of list.questions.entries()) {
        const shelf = { path, title, place: before + index + 1, ...(total !== null && { total }) };
        if (!known.has(question.id)) items.push({ question, shelf });
      }
      if (list.questions.length < PAGE_SIZE) break;
    }
  } catch {
    // Offline, or the page needs a plan.
  }
  return items;
}
