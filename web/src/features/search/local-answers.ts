import { matches } from '../../components/find-list/matches.ts';
import { typed, type LocalAnswers } from '../../apollo/local-answers.ts';
import { localArticles } from '../internship/index.ts';
import { loadPackContent } from '../packs/index.ts';
import { loadHitPlace } from '../questions/index.ts';
import type { SearchQuery, SearchQueryVariables } from './search.generated.ts';

type Result = NonNullable<SearchQuery['search']>[number];
type Link = Result['links'][number];
type Found = { heading: string; link: Link };

const MOST = 20;
const NAME_LENGTH = 100;

const toLink = (link: Omit<Link, 'excerpt'>) => typed('SearchLink', { ...link, excerpt: null });

function shorten(name: string) {
  if (name.length <= NAME_LENGTH) return name;
  const cut = name.slice(0, NAME_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ')).toWellFormed()}…`;
}

/** Questions and articles of the packs, and opened articles by their title. Undefined if there are none to search. */
async function search({ text }: SearchQueryVariables): Promise<SearchQuery | undefined> {
  const { listReadyPacks, searchPacks } = await loadPackContent();
  const [packs, articles] = await Promise.all([listReadyPacks(), localArticles()]);
  if (packs.length + articles.length === 0) return undefined;
  const hits = await searchPacks(text, MOST);
  const findHitPlace = await loadHitPlace();
  const titles = new Map(packs.map(({ id, title }) => [id, title]));
  const found = await Promise.all(
    hits.map(async ({ kind, pack, id, name, topic }): Promise<Found | undefined> => {
      if (kind === 'ARTICLE') {
        const article = articles.find((one) => one.id === id);
        return article && ofArticle(article);
      }
      const place = await findHitPlace(pack, id);
      const heading = topic ?? titles.get(pack) ?? pack;
      return place && { heading, link: toLink({ ...place, name: shorten(name), kind, topic }) };
    }),
  );
  const byTitle = articles
    .filter(({ id, name }) => matches(name, text) && !hits.some((hit) => hit.id === id))
    .map(ofArticle);
  const all = [...found.filter((one) => one !== undefined), ...byTitle].slice(0, MOST);
  return { search: groupBy(all) };
}

const ofArticle = ({ name, subject, path }: Awaited<ReturnType<typeof localArticles>>[number]): Found => ({
  heading: subject,
  link: toLink({ name, link: path, kind: 'ARTICLE', topic: subject, place: null }),
});

/** In the order of the best hit of each heading. */
function groupBy(found: readonly Found[]): Result[] {
  const groups = new Map<string, Link[]>();
  for (const { heading, link } of found) groups.set(heading, [...(groups.get(heading) ?? []), link]);
  return Array.from(groups, ([topicName, links]) => typed('SearchResult', { topicName, links }));
}

export const searchAnswers = { Search: search } satisfies LocalAnswers;
