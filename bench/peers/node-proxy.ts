// What one hop costs in Node: passes on each request and its answer over kept sockets, and reads neither.
import { createServer } from 'node:http';
import { Pool } from 'undici';
import { serve } from './serve.ts';

const { origin } = new URL(process.env.UPSTREAM_URL!);
const pool = new Pool(origin, { connections: 100, pipelining: 1 });
serve(
  createServer((request, response) => {
    pool
      .stream({ path: request.url!, method: 'GET', headers: {} }, ({ statusCode, headers }) => {
        const { connection: _, 'keep-alive': __, ...passed } = headers;
        response.writeHead(statusCode, passed);
        return response;
      })
      .catch(() => response.destroy());
  }),
);
