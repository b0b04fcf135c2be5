// What reading and writing JSON costs in Node, with no GraphQL and no checks: asks for a question page, picks the fields
// that the query of the others has, and answers with them.
import { createServer } from 'node:http';
import { Pool } from 'undici';
import { serve } from './serve.ts';

type Row = Record<string, unknown>;
type Body = { data: Row[]; pagination: { tab: string[]; page: number; total: number } };

const { origin } = new URL(process.env.UPSTREAM_URL!);
const pool = new Pool(origin, { connections: 100, pipelining: 1 });

const question = (row: Row) => ({
  id: row._id,
  ref: row.ref,
  type: row.type,
  stem: row.stem,
  options: (row.options as Row[]).map(({ key, text, correct, reason = null }) => ({ key, text, correct, reason })),
  parts: (row.parts as Row[]).map(({ label, text, marks, points }) => ({ label, text, marks, points })),
  explanation: row.explanation,
  takeAway: row.take_away,
  references: row.references,
  topic: row.topic,
  appearances: (row.appearances as Row[]).map(({ board, year, sitting }) => ({ board, year, sitting })),
});

async function answer(path: string) {
  const { body } = await pool.request({ path, method: 'GET' });
  const { data, pagination } = (await body.json()) as Body;
  const { page, total, tab } = pagination;
  return JSON.stringify({ questions: data.map(question), pagination: { page, total, tab } });
}

serve(
  createServer(async (request, response) => {
    try {
      const text = await answer(request.url!);
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      response.writeHead(200, headers).end(text);
    } catch {
      response.destroy();
    }
  }),
);
