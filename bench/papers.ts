import { randomUUID } from 'node:crypto';
import { startPostgres } from '../tests/testkit/postgres.ts';
import { startApi } from '../tests/testkit/stack.ts';
import { median } from './measure.ts';
import type { Section } from './report.ts';
import { newReader, type Call } from './readers.ts';

const QUESTIONS = 200_000;
const READERS = 500;
const MINUTE_MS = 60_000;
const ROUNDS = 50;
/** Sign-ups of one address before its limit, which the bench then takes away. */
const SIGN_UPS = 25;

type Postgres = Awaited<ReturnType<typeof startPostgres>>;
type Api = Awaited<ReturnType<typeof startApi>>;
type PaperBody = { paper: { id: string; state: string; sections: { items: { number: number }[] }[] } };

const MIX = { prof: '_4', subjects: ['MED'], mtf: 10, sba: 10, saq: 0 };
/** Every filter: half of the topics, two boards, eleven years, what the reader has not answered. */
const NARROW = {
  ...MIX,
  topics: Array.from({ length: 20 }, (_, index) => `Topic ${index * 2}`),
  boards: ['DHK', 'CTG'],
  from_year: 2012,
  to_year: 2022,
  pool: 'UNSEEN',
};

/** Target D5: what a paper costs to draw, and 500 readers who hand in within the same minute. */
export async function benchPapers(): Promise<Section> {
  const postgres = await startPostgres();
  try {
    const api = await startApi({ SAMPLE_CONTENT: 'false', DATABASE_URL: postgres.url });
    try {
      await loadBank(postgres);
      const readers = await openReaders(api, postgres);
      const [any, narrow] = [await draws(readers, MIX), await draws(readers, NARROW)];
      const { times, lost } = await handInTogether(readers);
      const at = (share: number) => `${times[Math.ceil(times.length * share) - 1]!.toFixed(0)} ms`;
      return {
        title: 'Papers (D5)',
        head: ['what', 'p50', 'p99', 'lost'],
        rows: [
          ['a paper of 20 from one subject', `${any.toFixed(1)} ms`, '', ''],
          ['a paper of 20 with every filter on', `${narrow.toFixed(1)} ms`, '', ''],
          [`${READERS} readers hand in within a minute`, at(0.5), at(0.99), lost],
        ],
        notes: [
          `Over HTTP on PostgreSQL with ${QUESTIONS.toLocaleString('en-GB')} questions. A paper of theirs is drawn, stored and answered in one call, ${ROUNDS} times each.`,
          'Each of the 500 sends their last answers and hands in, at a random moment of the minute; the figures are of handing in. Targets: 50 ms; under 2 s, none lost.',
        ],
      };
    } finally {
      await api.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function draws(readers: Call[], mix: object): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await readers[round]!('POST', '/papers', { id: randomUUID(), mix });
    times.push(performance.now() - start);
  }
  return median(times);
}

async function openReaders(api: Api, postgres: Postgres): Promise<Call[]> {
  const readers: Call[] = [];
  while (readers.length < READERS) {
    await postgres.rows('delete from rate_limits');
    const from = readers.length;
    const indexes = Array.from({ length: SIGN_UPS }, (_, index) => from + index);
    readers.push(...(await Promise.all(indexes.map((index) => newReader(api, index)))));
  }
  await postgres.rows('delete from rate_limits');
  return readers;
}

async function handInTogether(readers: Call[]): Promise<{ times: number[]; lost: number }> {
  const times: number[] = [];
  let lost = 0;
  const papers: string[] = [];
  for (const call of readers) papers.push(((await call('POST', '/papers', { mix: MIX })) as PaperBody).paper.id);
  await Promise.all(
    readers.map(async (call, index) => {
      const path = `/papers/${papers[index]}`;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MINUTE_MS));
      const answers = Array.from({ length: 10 }, (_, place) => ({ number: 11 + place, answer: { sba: 'A' } }));
      await call('PATCH', `${path}/answers`, { answers });
      const start = performance.now();
      await call('POST', `${path}/finish`, {});
      times.push(performance.now() - start);
      const { paper } = (await call('GET', path)) as PaperBody;
      const kept = paper.sections
        .flatMap(({ items }) => items)
        .filter((item) => 'answer' in item && item.answer !== null);
      if (paper.state !== 'FINISHED' || kept.length !== answers.length) lost += 1;
    }),
  );
  return { times: times.toSorted((one, other) => one - other), lost };
}

/** All open, in four subjects, 40 topics, four boards and fifteen years. */
async function loadBank(postgres: Postgres): Promise<void> {
  const run = (query: string, values: unknown[] = []) => postgres.rows(query, values);
  await run(LOAD_QUESTIONS, [QUESTIONS]);
  await run(`insert into search_stems (question, open, words) select id, true, '' from questions`);
  await run(`insert into question_lists (kind, board, prof, subject, name, total)
    select distinct 'year', appearances->0->>'board', prof, subject, appearances->0->>'year', 1 from questions`);
  await run(`insert into question_places (list, place, question)
    select l.id, row_number() over (partition by l.id order by q.id), q.id
    from questions q join question_lists l on l.kind = 'year' and l.prof = q.prof and l.subject = q.subject
      and l.board = q.appearances->0->>'board' and l.name = q.appearances->0->>'year'`);
  await run('vacuum analyze');
}

const LOAD_QUESTIONS = `
  insert into questions (ref, content_hash, type, prof, subject, topic, stem, options, parts, "references", appearances)
  select 'R-' || i, decode(md5(i::text), 'hex'), (array['MTF', 'SBA', 'SBA', 'SAQ'])[1 + (i / 13) % 4], '_' || (1 + i % 4),
    (array['ANAT', 'COMM', 'PATH', 'MED'])[1 + i % 4], 'Topic ' || (i / 4 % 40), repeat('stem ', 40),
    (select jsonb_agg(jsonb_build_object('key', key, 'text', repeat('x', 80), 'correct', key = 'A'))
      from unnest(array['A', 'B', 'C', 'D', 'E']) key),
    '[]', '[]',
    jsonb_build_array(jsonb_build_object('board', (array['DHK', 'CTG', 'SYL', 'RAJ'])[1 + (i / 7) % 4],
      'year', 2010 + (i / 11) % 15, 'sitting', 'May'))
  from generate_series(1, $1::int) i`;
