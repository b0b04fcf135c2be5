import { cardsOf, findItem, ITEM_VERSIONS, sameItems } from 'schema/items.ts';
import type { ItemGap } from '../../graphql.generated.ts';
import { checkFirst } from '../../graphql/pages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import type { Context } from '../../context.ts';
import { subjectsOf } from './subjects.ts';
import { connectionOf, placesAfter } from './page.ts';
import type { Card } from 'schema/items.ts';
import type { ItemCount, ItemRow } from './rows.ts';

const MAX_QUESTIONS = 20;

const found = (codes: readonly string[]) => codes.flatMap((code) => findItem(code) ?? []);

const countOf = async ({ item, card }: ItemRow, { curriculum }: Context) =>
  (await curriculum.counts(card)).items.get(item.code);

/** RX Aid is about what an intern treats, so that items of other subjects do without. */
const RX_AID = new Set(['MED', 'SURG', 'OBG', 'PHRM']);

function gapsOf(count: ItemCount | undefined, subject: string): ItemGap[] {
  const noArticle: ItemGap[] = count?.articles.length || !RX_AID.has(subject) ? [] : ['NO_ARTICLE'];
  if (!count?.questions) return ['NO_QUESTIONS', ...noArticle];
  const { sba, mtf, saq } = count;
  return [
    ...(sba ? [] : ['NO_SBA' as const]),
    ...(mtf ? [] : ['NO_MTF' as const]),
    ...(saq ? [] : ['NO_SAQ' as const]),
    ...noArticle,
  ];
}

/** Items or cards of which nothing was answered have no row. */
async function progressOf(code: string, card: Card, { own, study, curriculum }: Context) {
  if (own.isVisitors || !(await study.hasRecord())) return null;
  return (await curriculum.progress(card)).get(code) ?? { answered: 0, right: 0, due: 0 };
}

export const curriculumResolvers: Resolvers = {
  Query: {
    curriculum: (_root, { version }) =>
      (version == null ? ITEM_VERSIONS[0] : ITEM_VERSIONS.find(({ id }) => id === version)) ?? null,
    curriculumItem: (_root, { code }) => findItem(code) ?? null,
  },

  Curriculum: {
    versions: () => ITEM_VERSIONS.map(({ id }) => id),
    subjects: ({ id }) => subjectsOf(id),
    cards: ({ id }, { prof, subject }) => cardsOf(id, prof, subject),
  },

  CurriculumCard: {
    items: (card) => card.items.map((item) => ({ item, card })),
    questions: async (card, _args, { curriculum }) =>
      (await curriculum.counts(card)).cards.get(card.code)?.questions ?? 0,
    mine: (card, _args, context) => progressOf(card.code, card, context),
  },

  CurriculumItem: {
    code: ({ item }) => item.code,
    name: ({ item }) => item.name,
    same: ({ item }) => found(sameItems(item.code).filter((code) => code !== item.code)),
    questions: async (row, _args, context) => (await countOf(row, context))?.questions ?? 0,
    // The bank has none of these kinds yet.
    viva: () => 0,
    stations: () => 0,
    labels: () => 0,
    articles: async (row, _args, context) => (await countOf(row, context))?.articles.length ?? 0,
    articleList: async (row, _args, context) => (await countOf(row, context))?.articles ?? [],
    gaps: async (row, _args, context) => gapsOf(await countOf(row, context), row.card.subject),
    list: async ({ item }, { first, after }, { own, curriculum }) => {
      checkFirst(first, MAX_QUESTIONS);
      const places = placesAfter({ first, after });
      return connectionOf(await curriculum.page(item.code, places.page, own.isVisitors), places);
    },
    mine: ({ item, card }, _args, context) => progressOf(item.code, card, context),
  },

  Question: {
    items: ({ items }, { version }) => {
      if (version == null) return found(items);
      const all = new Set(items.flatMap((code) => sameItems(code)));
      return found([...all]).filter(({ card }) => card.version === version);
    },
  },
};
