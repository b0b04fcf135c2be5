import type { Card, Item } from 'schema/items.ts';
import { sitePath } from 'schema/site-path.ts';
import { z } from 'zod';
import type { Fields, ResponseBody, Schemas } from '../../rest/contract.ts';
import { optional, rows } from '../../rest/lenient-schemas.ts';
import { clampedNumber, idOrLabel, name } from '../../rest/values.ts';

export type CurriculumRow = { id: string; name: string };
export type CardRow = Card;
export type ItemRow = { item: Item; card: Card };

const article = z
  .object({
    _id: idOrLabel,
    name,
    link: optional('link', z.string().transform(sitePath).pipe(z.string())),
  } satisfies Fields<Schemas['ItemCount']['articles'][number]>)
  .transform(({ _id: id, name, link: path }) => ({ id, name, path }));

const itemCount = z.object({
  code: z.string(),
  questions: clampedNumber,
  sba: clampedNumber,
  mtf: clampedNumber,
  saq: clampedNumber,
  articles: rows(article),
} satisfies Fields<Schemas['ItemCount']>);
export type ItemCount = z.output<typeof itemCount>;

const cardCount = z.object({ code: z.string(), questions: clampedNumber } satisfies Fields<Schemas['CardCount']>);

const byCode = <Row extends { code: string }>(list: Row[]) => new Map(list.map((row) => [row.code, row]));

export const counts = z
  .object({ items: rows(itemCount), cards: rows(cardCount) } satisfies Fields<ResponseBody<'countItems'>>)
  .transform(({ items, cards }) => ({ items: byCode(items), cards: byCode(cards) }));
export type Counts = z.output<typeof counts>;

const progressRow = z.object({
  code: z.string(),
  answered: clampedNumber,
  right: clampedNumber,
  due: clampedNumber,
} satisfies Fields<Schemas['ItemProgress']>);

/** Of items and of cards, whose codes differ. */
export const progress = z
  .object({ items: rows(progressRow), cards: rows(progressRow) } satisfies Fields<ResponseBody<'listItemProgress'>>)
  .transform(({ items, cards }) => byCode([...items, ...cards]));
export type Progress = z.output<typeof progress>;
