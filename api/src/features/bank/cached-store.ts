import { LRUCache } from 'lru-cache';
import type { BankVersion } from './bank-version.ts';
import type { BoardSubjectKey, SubjectKey } from './keys.ts';
import type { ListPage, QuestionKey, QuestionList, QuestionStore } from './store.ts';

/** Bytes of JSON and characters of keys. */
const MAX_SIZE = 32 * 1024 * 1024;
const MAX_ENTRIES = 20_000;

type Load = () => Promise<object | null>;

/** Keys contain the bank's version. Empty results are not cached, or made-up names could fill the cache. */
export function cachedStore(store: QuestionStore, bank: BankVersion) {
  const cache = new LRUCache<string, object, Load>({
    max: MAX_ENTRIES,
    maxSize: MAX_SIZE,
    sizeCalculation: (value, key) => key.length + sizeOf(value),
    fetchMethod: async (_key, _stale, { context: load }) => (await load()) ?? undefined,
    // An entry that is evicted while it loads still resolves for its readers.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });

  const read = async <Value extends object>(key: string, load: () => Promise<Value | null>): Promise<Value | null> => {
    const version = await bank.current();
    return ((await cache.fetch(`${version} ${key}`, { context: load })) as Value | undefined) ?? null;
  };

  /** `find` is called only on a cache miss, so a cached page costs no query. */
  function cachedList(name: string, find: () => Promise<QuestionList>): QuestionList {
    return {
      page: ({ first, last }) =>
        read(`page ${first}-${last} of ${name}`, async () => (await find()).page({ first, last })),
      placeOf: async (ref) => {
        const found = await read(`place of ${JSON.stringify(ref)} in ${name}`, async () => {
          const place = await (await find()).placeOf(ref);
          return place === undefined ? null : { place };
        });
        return found?.place;
      },
    };
  }

  return {
    /** Reads that start after it see this version or a newer one. */
    version: () => bank.current(),
    question: (key: QuestionKey) => store.question(key),
    topicList: (key: BoardSubjectKey, topic: string) =>
      cachedList(`topic ${nameOf(key)} ${topic}`, () => store.topicList(key, topic)),
    yearList: (key: BoardSubjectKey, year: number) =>
      cachedList(`year ${nameOf(key)} ${year}`, () => store.yearList(key, year)),
    chapterList: (id: number) => cachedList(`chapter ${id}`, async () => store.chapterList(id)),
    topics: async (key: BoardSubjectKey) => (await read(`topics ${nameOf(key)}`, () => store.topics(key))) ?? [],
    years: async (key: BoardSubjectKey) => (await read(`years ${nameOf(key)}`, () => store.years(key))) ?? [],
    chapters: async (key: SubjectKey, limit: number) =>
      (await read(`chapters ${nameOf(key)} ${limit}`, () => store.chapters(key, limit))) ?? [],
  };
}

const isPage = (value: object): value is ListPage => 'questions' in value;
const sizeOf = (value: object) => (isPage(value) ? value.questions.length : JSON.stringify(value).length);

export type CachedStore = ReturnType<typeof cachedStore>;

const nameOf = ({ prof, subject, ...rest }: SubjectKey | BoardSubjectKey) =>
  `${'board' in rest ? rest.board : ''}${prof}-${subject}`;
