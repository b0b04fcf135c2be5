import { boardNames } from 'question/curriculum.ts';
import { pageOfPlace } from 'question/list-pages.ts';
import { loadPackContent } from '../../packs/index.ts';
import { topicPath, yearPath } from '../paths.ts';

/** Where a question of a pack stands: its link in a list of this device, and the paper of its first appearance. */
export async function findHitPlace(
  pack: string,
  id: string,
): Promise<{ link: string; place: string | null } | undefined> {
  const { readIndex } = await loadPackContent();
  const index = await readIndex(pack);
  const at = index?.questions.findIndex((entry) => entry.id === id) ?? -1;
  const entry = index?.questions[at];
  if (!index || !entry) return undefined;
  const [first] = entry.appearances;
  // Lists by topic have more of what was searched for, those of its own board first.
  const lists = index.lists.filter(({ questions }) => questions.includes(at));
  const list =
    lists.find(({ kind, board }) => kind === 'TOPIC' && board === first?.board) ??
    lists.find(({ kind }) => kind === 'TOPIC') ??
    lists[0];
  if (!list) return undefined;
  const codes = { board: list.board, prof: index.subject.prof, subject: index.subject.code };
  const path = list.kind === 'TOPIC' ? topicPath(codes, list.name) : yearPath(codes, Number(list.name));
  const page = pageOfPlace({}, list.questions.indexOf(at) + 1)!;
  const day = first && [first.sitting, first.year].filter(Boolean).join(' ');
  return {
    link: `${path}${page > 1 ? `?page=${page}` : ''}#${encodeURIComponent(entry.ref)}`,
    place: first ? `${boardNames.get(first.board) ?? first.board}, ${day}` : null,
  };
}
