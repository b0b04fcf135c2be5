import { fieldOf, type KindCounts, KINDS, countKinds, PAPER_ORDER } from 'question/kinds/names.ts';
import type { MixInput } from '../../../graphql.generated.ts';
import type { PackEntry, PackIndex } from '../../packs/content/index.ts';
import type { StoredRecord } from '../../study/device/index.ts';

/** What papers are drawn from: the reader's packs of subjects, and this device's record. */
export type Source = { packs: readonly PackIndex[]; records: readonly StoredRecord[] };
type Random = () => number;
/** `topic` with the subject's code, as topics of two subjects may have one name. */
type Match = PackEntry & { group: string };

export const countMatches = (mix: MixInput, source: Source): KindCounts => countKinds(findMatches(mix, source));

/** As the server draws: random questions, spread evenly over the topics. Fewer if too few match. */
export function drawMix(mix: MixInput, source: Source, random: Random = Math.random): PackEntry[] {
  const matches = findMatches(mix, source);
  return PAPER_ORDER.flatMap((kind) => {
    const ofKind = shuffle(
      matches.filter(({ type }) => type === kind),
      random,
    );
    const rounds = [...Map.groupBy(ofKind, ({ group }) => group).values()].flatMap((topic) =>
      topic.map((match, round) => ({ match, round })),
    );
    const chosen = shuffle(rounds, random)
      .toSorted((one, other) => one.round - other.round)
      .slice(0, mix[fieldOf(kind)] ?? 0);
    return shuffle(chosen, random).map(({ match: { group: _group, ...entry } }) => entry);
  });
}

function findMatches(mix: MixInput, { packs, records }: Source): Match[] {
  const isInPool = poolOf(mix, records);
  const topics = mix.topics?.length ? new Set(mix.topics) : undefined;
  return packs
    .filter(({ subject: { prof, code } }) => prof === mix.prof && mix.subjects.includes(code))
    .flatMap((pack) => {
      const places = placesOf(pack, mix);
      return pack.questions
        .filter(({ id, topic }, place) => {
          if (topics && !(topic !== null && topics.has(topic))) return false;
          return (!places || places.has(place)) && isInPool(id);
        })
        .map((entry) => ({ ...entry, group: `${pack.subject.code} ${entry.topic}` }));
    })
    .filter(({ type }) => KINDS.includes(type));
}

/** The places of questions in the lists of these boards' years. Undefined if the mix names neither. */
function placesOf({ lists }: PackIndex, { boards, fromYear, toYear }: MixInput): ReadonlySet<number> | undefined {
  if (!boards?.length && fromYear == null && toYear == null) return undefined;
  const wanted = lists.filter(
    ({ kind, board, name }) =>
      kind === 'YEAR' &&
      (!boards?.length || boards.includes(board)) &&
      Number(name) >= (fromYear ?? 0) &&
      Number(name) <= (toYear ?? Infinity),
  );
  return new Set(wanted.flatMap(({ questions }) => questions));
}

function poolOf({ pool }: MixInput, records: readonly StoredRecord[]): (id: string) => boolean {
  const byId = new Map(records.map((record) => [record.questionId, record]));
  if (pool === 'UNSEEN') return (id) => (byId.get(id)?.attempts ?? 0) === 0;
  if (pool === 'WRONG') return (id) => ['WRONG', 'PARTLY'].includes(byId.get(id)?.last?.outcome ?? '');
  if (pool === 'FLAGGED') return (id) => byId.get(id)?.flagged === true;
  return () => true;
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, luck: random() }))
    .sort((one, other) => one.luck - other.luck)
    .map(({ item }) => item);
}
