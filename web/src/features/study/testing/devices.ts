import { InMemoryCache } from '@apollo/client/cache';
import { createClient } from '../../../apollo/client.ts';
import { database } from '../../../device/database.ts';
import { beginSession } from '../../../session/index.ts';
import { startPaper } from '../../papers/device/calls.ts';
import { sendPaper } from '../../papers/device/outbox.ts';
import { changeEntries, noteHandedIn, readStoredPaper } from '../../papers/device/sheets.ts';
import { syncPapers } from '../../papers/device/sync.ts';
import { YearQuestionsDocument } from '../../questions/list/year-questions.generated.ts';
import {
  inList,
  LISTS,
  type ListName,
  readAttempts,
  readRecords,
  sendLast,
  setFlag,
  setNote,
  startSync,
  writeAttempt,
} from '../device/index.ts';
import { learnKey } from '../device/remark.ts';
import { wantRecords } from '../device/wake.ts';
import type { StudyQuestion } from '../types.ts';

const SITTING = { board: 'DHK', prof: '_1', subject: 'ANAT', year: 2024, page: 1 };
const SHELF = { path: '/board-question/DHK/_1/ANAT/2024', title: 'Anatomy 2024', place: 1, total: 20 };
const MIX = { prof: '_1', subjects: ['ANAT'], mtf: 0, saq: 0 };
const NOBODY = { _id: '', name: '', medical_college: '', year: '', contact_number: '', email: '', profileImage: '' };
/** Milliseconds since 1970 on the reader's clock. No two answers are given at the same time. */
let clock = 0;
const nextTime = () => (clock = Math.max(clock + 1, Date.now()));

const ownerOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { user_id: string }).user_id;

/** A browser of one reader. All share the process's database, into which each puts its own rows while it is used. */
export class Device {
  readonly #rows = new Map<string, unknown[]>();
  /** As they were shown last, by id. */
  shown: ReadonlyMap<string, StudyQuestion> = new Map();
  readonly client: ReturnType<typeof createClient>;
  readonly owner: string;

  constructor(origin: string, token: string) {
    this.owner = ownerOf(token);
    this.client = createClient({
      uri: `${origin}/graphql`,
      cache: new InMemoryCache(),
      getToken: () => token,
    });
    beginSession({ ...NOBODY, user_id: this.owner }, token);
  }

  async use<Result>(task: () => Promise<Result>): Promise<Result> {
    for (const table of database.tables) {
      await table.clear();
      await table.bulkAdd(this.#rows.get(table.name) ?? []);
    }
    const result = await task();
    for (const table of database.tables) this.#rows.set(table.name, await table.toArray());
    return result;
  }

  /** Opens the page of the questions, as a list does. */
  async look() {
    const { data } = await this.client.query({
      query: YearQuestionsDocument,
      variables: SITTING,
      fetchPolicy: 'no-cache',
    });
    const { questions } = data!.boardSubject!.yearQuestions!;
    this.shown = new Map(questions.map((question) => [question.id, question]));
    for (const question of questions) await learnKey(this.owner, question);
    wantRecords([...this.shown.keys()]);
  }

  /** Throws if something waits afterwards. */
  async sync() {
    const stop = startSync(this.client, this.owner, syncPapers);
    await sendLast();
    stop();
    const unsent = (await readAttempts()).filter(({ state }) => state !== 'SENT');
    if (unsent.length > 0) throw new Error(`Not sent: ${JSON.stringify(unsent)}`);
  }

  async catchUp() {
    await this.look();
    await this.sync();
    await this.look();
  }

  async answer(id: string, letter: string | null) {
    const question = this.shown.get(id)!;
    const at = nextTime();
    const answer = letter === null ? {} : { sba: letter };
    await writeAttempt({ question, shelf: SHELF, answer, readingSince: at, answeredAt: at, changes: 0 }, this.owner);
  }

  flag = (id: string, flagged: boolean) => setFlag(this.shown.get(id)!, SHELF, flagged);

  note = (id: string, note: string) => setNote(this.shown.get(id)!, SHELF, note);

  /** Sits a paper of all questions; those without a letter stay blank. */
  async sit(letters: readonly (string | null)[]) {
    const utcOffsetMinutes = -new Date().getTimezoneOffset();
    const id = await startPaper(this.client, { mix: { ...MIX, sba: letters.length }, utcOffsetMinutes });
    const { paper } = (await readStoredPaper(id))!;
    const items = paper.sections.flatMap((section) => section.items);
    for (const [index, { number }] of items.entries()) {
      const letter = letters[index];
      if (letter) await changeEntries(id, [[number, { answer: { sba: letter } }]]);
    }
    await noteHandedIn(id);
    await sendPaper(this.client, id);
  }

  /** The ids of the questions in each of the reader's own lists, and all records by id. */
  async read() {
    const records = await readRecords();
    const idsIn = (list: ListName) => idsOf(records.filter((record) => inList(list, record)));
    const lists = Object.fromEntries(LISTS.map((list) => [list, idsIn(list)])) as Lists;
    return { lists, records: new Map(records.map((record) => [record.questionId, record])) };
  }
}

export type Lists = Record<ListName, string[]>;

const idsOf = (records: readonly { questionId: string }[]) => records.map(({ questionId }) => questionId).toSorted();
