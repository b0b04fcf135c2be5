import { fieldOf, type KindCounts, KINDS } from 'question/kinds/names.ts';
import { z } from 'zod/mini';
import type { MixInput, PaperInput } from '../../../graphql.generated.ts';
import { readStored, store } from '../../../components/storage.ts';

const KEY = 'new-paper';
const count = z.int().check(z.gte(0), z.lte(200));
const year = z._default(z.nullable(z.int()), null);
const codes = z._default(z.array(z.string()), []);
const pools = z.enum(['ALL', 'UNSEEN', 'WRONG', 'FLAGGED']);

/** The form's values. Sitting and mix keep theirs while the other is selected. */
const schema = z.object({
  source: z._default(z.enum(['SITTING', 'MIX']), 'MIX'),
  prof: z._default(z.string(), '_1'),
  board: z._default(z.string(), 'DHK'),
  subject: z._default(z.string(), ''),
  year,
  sitting: z._default(z.nullable(z.string()), null),
  subjects: codes,
  topics: codes,
  boards: codes,
  fromYear: year,
  toYear: year,
  pool: z._default(pools, 'ALL'),
  mtf: z._default(count, 10),
  sba: z._default(count, 10),
  saq: z._default(count, 0),
  any: z._default(z.nullable(count), null),
  mode: z._default(z.enum(['EXAM', 'TUTOR']), 'EXAM'),
  /** 0: no limit; null: by the scoring rule. */
  minutes: z._default(z.nullable(z.int().check(z.gte(0), z.lte(600))), null),
  rule: z._default(z.string(), 'PROF'),
});

export type Choice = z.output<typeof schema>;

/** The choice in the address, else the last one on this device, else the defaults. */
export function firstChoice(params: URLSearchParams): Choice {
  const fromAddress = choiceInAddress(params);
  return { ...readLast(), ...fromAddress };
}

function readLast(): Choice {
  try {
    return schema.parse(JSON.parse(readStored('localStorage', KEY) ?? '{}'));
  } catch {
    return schema.parse({});
  }
}

/** For the next paper. A pool or a topic that a link chose is not the reader's choice. */
export function keepChoice(choice: Choice, params: URLSearchParams): void {
  const isLinked = params.has('pool') || params.has('topic');
  store('localStorage', KEY, JSON.stringify({ ...choice, ...(isLinked && { pool: readLast().pool, topics: [] }) }));
}

/** `?prof=_1&subject=ANAT` and `board`, `year` and `sitting`, or `topic`, or `pool`. */
function choiceInAddress(params: URLSearchParams): Partial<Choice> {
  const [prof, subject, board] = [params.get('prof'), params.get('subject'), params.get('board')];
  const pool = pools.safeParse(params.get('pool'));
  const yearInAddress = Number(params.get('year')) || null;
  const topics = params.getAll('topic');
  return {
    // The topics of the last paper belong to another subject.
    ...(params.size > 0 && { topics }),
    ...(prof && { prof }),
    ...(subject && { subject, subjects: [subject] }),
    ...(board && { board }),
    ...(yearInAddress && { source: 'SITTING' as const, year: yearInAddress, sitting: params.get('sitting') }),
    // Only what the link says: what narrowed the last paper does not count.
    ...((topics.length > 0 || pool.success) && {
      source: 'MIX' as const,
      boards: [],
      fromYear: null,
      toYear: null,
      pool: pool.success ? pool.data : ('ALL' as const),
    }),
    ...(pool.success && !subject && { subjects: [] }),
  };
}

export const mixOf = ({
  prof,
  subjects,
  topics,
  boards,
  fromYear,
  toYear,
  pool,
  mtf,
  sba,
  saq,
  any,
}: Choice): MixInput => ({
  prof,
  subjects,
  pool,
  mtf,
  sba,
  saq,
  ...(topics.length > 0 && { topics }),
  ...(boards.length > 0 && { boards }),
  ...(fromYear !== null && { fromYear }),
  ...(toYear !== null && { toYear }),
  ...(saq > 0 && any !== null && any < saq && { saqAnswerAny: any }),
});

/** Undefined if the choice is incomplete. */
export function toPaperInput(choice: Choice): PaperInput | undefined {
  const { source, board, prof, subject, year: of, sitting, mode, minutes, rule } = choice;
  const run = { mode, rule, ...(minutes !== null && { minutes }) };
  if (source === 'SITTING') {
    return of === null || subject === ''
      ? undefined
      : { ...run, sitting: { board, prof, subject, year: of, ...(sitting !== null && { sitting }) } };
  }
  const total = choice.mtf + choice.sba + choice.saq;
  return choice.subjects.length === 0 || total === 0 ? undefined : { ...run, mix: mixOf(choice) };
}

/** With fewer multiple choice questions it is no examination. */
const LEAST_MCQS = 15;

/** Whether a sitting is offered as a paper. */
export const canSit = ({ mtf, sba }: Pick<Choice, 'mtf' | 'sba'>) => mtf + sba >= LEAST_MCQS;

/** How many questions are drawn: fewer than asked for where fewer match. */
export const drawnOf = (asked: KindCounts, matches: KindCounts) =>
  KINDS.map(fieldOf).reduce((sum, kind) => sum + Math.min(asked[kind], matches[kind]), 0);
