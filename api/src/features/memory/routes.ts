import { sql } from 'drizzle-orm';
import type { ResponseBody, Schemas } from 'schema/rest/bodies.ts';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { send } from '../../http/contract.ts';
import { pageOf, pageQuery } from '../../http/page-query.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { callerOf } from '../accounts/index.ts';
import { readMemoryModel } from './model.ts';
import { POSTPONED_TO } from './postponed.ts';

const statesQuery = pageQuery({ max: 500, standard: 500 });
type StatesQuery = z.output<typeof statesQuery>;

export function memoryRoutes({ db }: Pick<Services, 'db'>) {
  const routes = new Routes();
  routes.add('GET /study/memory', async (request, response) => {
    send(response, 'readMemoryModel', { memory: await readMemoryModel(db, callerOf(request)!.id) });
  });

  routes.add('GET /study/memory/states', async (request, response) => {
    const query = statesQuery.parse(request.query);
    send(response, 'listMemoryStates', await readStates(db, callerOf(request)!.id, query));
  });
  return routes;
}

async function readStates(
  db: Database,
  user: number,
  { limit, after = 0 }: StatesQuery,
): Promise<ResponseBody<'listMemoryStates'>> {
  const found = await rowsOf<Schemas['MemoryState']>(
    db,
    sql`select m.question::text as question_id, m.stability, m.difficulty, m.last_on::text as last_on,
          m.due_on::text as due_on, m.reviews, m.lapses, m.model, (${POSTPONED_TO})::text as postponed_to
        from memory_states m left join study_records r on r."user" = m."user" and r.question = m.question
          left join postponements p on p."user" = m."user" and p.question = m.question
        where m."user" = ${user} and m.question > ${after}::bigint
        order by m.question limit ${limit + 1}`,
  );
  const { rows: states, next } = pageOf(found, limit, ({ question_id: id }) => Number(id));
  return { states, next };
}
