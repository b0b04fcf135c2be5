import type { startPostgres } from '../tests/testkit/postgres.ts';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

const MONTHS = 24;

/**
 * A log of the last two years in the order it would have come in, with a partition for each month. Some questions are
 * answered far more often than others. The counters are left to the api's own rebuild.
 */
export async function loadAttempts(postgres: Postgres, { attempts, readers }: { attempts: number; readers: number }) {
  const run = (query: string, values: unknown[] = []) => postgres.rows(query, values);
  await run(
    `insert into users (user_id, name, email)
     select 'BENCH' || n, 'Reader', 'bench-' || n || '@example.com' from generate_series(1, $1::int) n`,
    [readers],
  );
  for (let month = 1; month <= MONTHS; month += 1) await run(PARTITION.replaceAll(':month', String(month)));
  // Indexes are made after the load: row by row they would take most of the time.
  await run('alter table attempts drop constraint attempts_pkey');
  await run('drop index attempts_of, attempts_of_question');
  await run(LOAD, [attempts]);
  await run('alter table attempts add primary key (id)');
  await run('create index attempts_of on attempts ("user", answered_at, id)');
  await run('create index attempts_of_question on attempts ("user", question)');
}

const PARTITION = `do $$
  declare
    first timestamptz := date_trunc('month', now()) - interval ':month months';
    id_at constant text := $f$ select (left(ms, 8) || '-' || right(ms, 4) || '-0000-0000-000000000000')
      from (select lpad(to_hex((extract(epoch from $1) * 1000)::bigint), 12, '0') as ms) t $f$;
    low text; high text;
  begin
    execute id_at into low using first;
    execute id_at into high using first + interval '1 month';
    execute format('create table %I partition of attempts for values from (%L) to (%L)',
      'attempts_' || to_char(first, 'YYYY_MM'), low, high);
  end $$`;

// Ids are UUIDs of version 7, whose first 48 bits are the time. Triggers of foreign keys would look each row up.
const LOAD = `
  with replica as materialized (select set_config('session_replication_role', 'replica', false)),
    people as (select array_agg(id) as ids from users where user_id like 'BENCH%' or email like 'reader-%'),
    bank as (select array_agg(id order by id) as ids from questions)
  insert into attempts (id, "user", question, question_version, answer, key, mode, outcome, points, out_of, answered_at,
    recorded_at, utc_offset)
  select (left(ms, 8) || '-' || right(ms, 4) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    people.ids[1 + floor(random() * cardinality(people.ids))],
    bank.ids[1 + floor(random() ^ 2 * cardinality(bank.ids))], 1,
    '{"sba":"A"}', '{"correct":["A"]}', 'PRACTICE', (array['RIGHT', 'WRONG'])[1 + (n % 3 = 0)::int], 1000, 1000, at, at, 360
  from replica, people, bank, (
      select n, at, lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as ms
      from (select n, now() - interval '${MONTHS - 1} months' * (1 - n::float8 / $1::int) as at
        from generate_series(1, $1::int) n) times
    ) rows`;
