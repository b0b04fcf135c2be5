import { database } from '../device/database.ts';
import { openQuestions, readFileQuestions } from '../device/questions.ts';
import { toStudyQuestion, type QuestionRow } from '../question.ts';
import type { StudyQuestion } from '../../study/index.ts';
import { readKind, readyPack, readyPacks, remember, versionKey, type ReadyPack } from './packs.ts';

export type PackEntry = {
  id: string;
  ref: string;
  type: StudyQuestion['type'];
  topic: string | null;
  /** The name of the file that has it. */
  file: string;
  /** Public ids. */
  pictures: string[];
  appearances: { board: string; year: number; sitting?: string | null }[];
};

export type PackList = {
  board: string;
  kind: 'TOPIC' | 'YEAR';
  name: string;
  /** Places in the index's questions, in the order of the site's list. */
  questions: number[];
};

export type PackIndex = {
  pack: string;
  version: string;
  subject: { code: string; name: string; prof: string };
  questions: PackEntry[];
  lists: PackList[];
  /** Ids of questions whose key an update of the pack has corrected. */
  corrected: readonly string[];
};

type IndexFile = Pick<PackIndex, 'subject' | 'questions' | 'lists'>;
type OpenIndex = { index: PackIndex; byId: ReadonlyMap<string, PackEntry> };

const indexes = remember<OpenIndex | undefined>(12);

const openIndex = (pack: ReadyPack) => indexes(versionKey(pack), () => mergeIndex(pack));

/** Places count over the files in the order of the manifest; a list may be in several. */
async function mergeIndex(pack: ReadyPack): Promise<OpenIndex | undefined> {
  const parts = await readKind<IndexFile>(pack, 'INDEX');
  const [first] = parts;
  if (!first) return undefined;
  const questions = parts.flatMap((part) => part.questions);
  const lists = new Map<string, PackList>();
  for (const list of parts.flatMap((part) => part.lists)) {
    const key = `${list.board} ${list.kind} ${list.name}`;
    const here = lists.get(key);
    if (here) here.questions.push(...list.questions);
    else lists.set(key, { ...list, questions: [...list.questions] });
  }
  const { id, version, corrected } = pack;
  const index = { pack: id, version, subject: first.subject, questions, lists: [...lists.values()], corrected };
  return { index, byId: new Map(questions.map((entry) => [entry.id, entry])) };
}

/** What a subject's pack has, without texts. Undefined if it cannot be read on this device. */
export async function readIndex(id: string): Promise<PackIndex | undefined> {
  const pack = await readyPack(id);
  return pack && (await openIndex(pack))?.index;
}

async function rowsOf(pack: ReadyPack, ids: readonly string[]): Promise<Map<string, QuestionRow>> {
  const byId = (await openIndex(pack))?.byId;
  const files = new Map(pack.files.map(({ kind, name, sha256 }) => [`${kind} ${name}`, sha256]));
  const keys = ids.flatMap((id): [string, string, string][] => {
    const sha256 = files.get(`QUESTIONS ${byId?.get(id)?.file}`);
    return sha256 === undefined ? [] : [[pack.owner, sha256, id]];
  });
  const stored = await database.packQuestions.bulkGet(keys);
  const rows = await openQuestions(stored.filter((one) => one !== undefined));
  return new Map(rows.map((row) => [row._id, row]));
}

const inOrder = (ids: readonly string[], rows: ReadonlyMap<string, QuestionRow>): StudyQuestion[] =>
  ids.flatMap((id) => rows.get(id) ?? []).map(toStudyQuestion);

/** Questions of a subject's pack, in the order of `ids`. What it does not have is left out. */
export async function readQuestions(id: string, ids: readonly string[]): Promise<StudyQuestion[]> {
  const pack = await readyPack(id);
  return pack ? inOrder(ids, await rowsOf(pack, ids)) : [];
}

/** Questions of any pack on this device, in the order of `ids`. */
export async function findQuestions(ids: readonly string[]): Promise<StudyQuestion[]> {
  const rows = await Promise.all((await subjectPacks()).map((pack) => rowsOf(pack, ids)));
  return inOrder(ids, new Map(rows.flatMap((found) => [...found])));
}

export const subjectPacks = async () => (await readyPacks()).filter(({ kind }) => kind === 'SUBJECT');

/** All rows of a pack, for the search. */
export async function allRows({ owner, files }: ReadyPack): Promise<QuestionRow[]> {
  const ofQuestions = files.filter(({ kind }) => kind === 'QUESTIONS');
  const rows = await Promise.all(ofQuestions.map(({ sha256 }) => readFileQuestions(owner, sha256)));
  return rows.flat();
}
