import { LRUCache } from 'lru-cache';
import type { BankVersion } from './bank-version.ts';
import type { BoardSubjectKey, SubjectKey } from './keys.ts';
import type { PlaceWindow } from 'question/list-pages.ts';
import type {
  ChapterRow,
  ItemGroup,
  ItemPage,
  ListedQuestion,
  ListPage,
  QuestionKey,
  QuestionList,
  QuestionStore,
} from './store.ts';

/** Bytes of JSON and characters of keys. */
const MAX_SIZE = 32 * 1024 * 1024;
const MAX_ENTRIES = 20_000;

type Load = () => Promise<object | null>;

/** Keys contain the bank's version. Empty results are not cached, or made-up names could fill the cache. */
export class CachedStore {
  readonly #store: QuestionStore;
  readonly #bank: BankVersion;
  readonly #cache = new LRUCache<string, object, Load>({
    max: MAX_ENTRIES,
    maxSize: MAX_SIZE,
    sizeCalculation: (value, key) => key.length + sizeOf(value),
    fetchMethod: async (_key, _stale, { context: load }) => (await load()) ?? undefined,
    // An entry that is evicted while it loads still resolves for its readers.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });

  constructor(store: QuestionStore, bank: BankVersion) {
    this.#store = store;
    this.#bank = bank;
  }

  /** Reads that start after it see this version or a newer one. */
  version = () => this.#bank.current();

  question = (key: QuestionKey) => this.#store.question(key);

  topicList = (key: BoardSubjectKey, topic: string) =>
    this.#list(`topic ${nameOf(key)} ${topic}`, () => this.#store.topicList(key, topic));

  yearList = (key: BoardSubjectKey, year: number) =>
    this.#list(`year ${nameOf(key)} ${year}`, () => this.#store.yearList(key, year));

  chapterList = (id: number) => this.#list(`chapter ${id}`, async () => this.#store.chapterList(id));

  listed = async (key: BoardSubjectKey): Promise<ListedQuestion[]> =>
    (await this.#read(`questions ${nameOf(key)}`, () => this.#store.listed(key))) ?? [];

  itemPage = (codes: readonly string[], { first, last }: PlaceWindow, openOnly: boolean): Promise<ItemPage | null> =>
    this.#read(`${openOnly ? 'open ' : ''}${first}-${last} of items ${codes.join()}`, () =>
      this.#store.itemPage(codes, { first, last }, openOnly),
    );

  itemGroups = async (): Promise<ItemGroup[]> =>
    (await this.#read('item groups', () => this.#store.itemGroups())) ?? [];

  topics = async (key: BoardSubjectKey): Promise<string[]> =>
    (await this.#read(`topics ${nameOf(key)}`, () => this.#store.topics(key))) ?? [];

  years = async (key: BoardSubjectKey): Promise<number[]> =>
    (await this.#read(`years ${nameOf(key)}`, () => this.#store.years(key))) ?? [];

  chapters = async (key: SubjectKey, limit: number): Promise<ChapterRow[]> =>
    (await this.#read(`chapters ${nameOf(key)} ${limit}`, () => this.#store.chapters(key, limit))) ?? [];

  async #read<Value extends object>(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    const version = await this.#bank.current();
    return ((await this.#cache.fetch(`${version} ${key}`, { context: load })) as Value | undefined) ?? null;
  }

  /** `find` is called only on a cache miss, so a cached page costs no query. */
  #list(name: string, find: () => Promise<QuestionList>): QuestionList {
    return {
      page: ({ first, last }) =>
        this.#read(`page ${first}-${last} of ${name}`, async () => (await find()).page({ first, last })),
      placeOf: async (ref) => {
        const found = await this.#read(`place of ${JSON.stringify(ref)} in ${name}`, async () => {
          const place = await (await find()).placeOf(ref);
          return place === undefined ? null : { place };
        });
        return found?.place;
      },
    };
  }
}

const isPage = (value: object): value is ListPage => 'questions' in value;
const sizeOf = (value: object) => (isPage(value) ? value.questions.length : JSON.stringify(value).length);

const nameOf = ({ prof, subject, ...rest }: SubjectKey | BoardSubjectKey) =>
  `${'board' in rest ? rest.board : ''}${prof}-${subject}`;
