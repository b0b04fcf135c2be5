import { sql } from 'drizzle-orm';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { send } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { pageQuery } from '../../http/page-query.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { callerOf } from '../accounts/index.ts';
import { countWords } from '../search/index.ts';
import { pageOf, pageQuery as questionsQuery, parseCursor, type Place, viewRow } from '../studio/index.ts';
import { approveImport } from './approve.ts';
import { type Batch, batchQuestions, listBatches, readBatch, STATES, viewBatch } from './batches.ts';
import { errorMessages, inputMessages } from './error-messages.ts';
import { takeBackImport } from './take-back.ts';

const importParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, inputMessages.notAnId())
    .transform(Number),
});
const listQuery = pageQuery({ max: 50, standard: 20 }).extend({
  state: z.enum(STATES, inputMessages.state({ values: STATES })).optional(),
});

type Options = Pick<Services, 'db' | 'now' | 'live' | 'bank'>;

export function importRoutes(options: Options) {
  const { db, now, bank } = options;
  const routes = new Routes();

  routes.add('GET /studio/imports', async (request, response) => {
    const { batches, total, next } = await listBatches(db, listQuery.parse(request.query));
    const imports = batches.map((batch) => ({
      cursor: String(batch.id),
      import: viewBatch(batch, callerOf(request)!),
    }));
    send(response, 'listImports', { imports, total, next });
  });

  routes.add('GET /studio/imports/:id', async (request, response) => {
    send(response, 'readImport', { import: await view(request) });
  });

  routes.add('GET /studio/imports/:id/questions', async (request, response) => {
    const { limit, after } = questionsQuery.parse(request.query);
    const { id } = await find(request);
    const { states, total, next } = await listOf(db, id, { limit, after });
    const viewer = { user: callerOf(request)!, now: now() };
    const questions = states.map(({ cursor, state }) => ({ cursor, question: viewRow(state, viewer) }));
    send(response, 'listImportQuestions', { questions, total, next });
  });

  routes.add('POST /studio/imports/:id/approve', (request, response) => change(request, response, approveImport));
  routes.add('POST /studio/imports/:id/take-back', (request, response) => change(request, response, takeBackImport));

  async function change(request: Request, response: Response, work: typeof approveImport): Promise<void> {
    const { id } = importParams.parse(request.params);
    try {
      await work(options, request, id);
    } finally {
      bank.expire();
      await countWords(db);
    }
    send(response, 'approveImport', { import: await view(request) });
  }

  async function find(request: Request): Promise<Batch> {
    const batch = await readBatch(db, importParams.parse(request.params).id);
    if (!batch) throw notFound(errorMessages.noImport());
    return batch;
  }

  const view = async (request: Request) => viewBatch(await find(request), callerOf(request)!);

  return routes;
}

/** In the order of the file. Drafts that were given up are not there. */
async function listOf(
  db: Database,
  batch: Batch['id'],
  { limit, after }: { limit: number; after?: string | undefined },
) {
  const found = sql`from ${batchQuestions} where i.batch = ${batch}
    and (q.id is not null or exists (select from question_drafts where id = i.question))`;
  const start = after === undefined ? '0' : parseCursor(after).id;
  const rows = await rowsOf<Place>(
    db,
    sql`select '0' as "order", i.question::text as id ${found} and i.question > ${start}::bigint
          order by i.question limit ${limit + 1}`,
  );
  const [count] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${found}`);
  return pageOf(db, rows, limit, count!.total);
}
