import type { Request, RequestHandler } from 'express';
import { SCORING_RULES } from 'question/rules.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import { callerOf, hasFullAccess } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { readBody, send } from '../../http/contract.ts';
import { ApiError, badRequest } from '../../http/errors.ts';
import { jsonBody, jsonBodyUpTo } from '../../http/json-body.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import type { Reader } from '../study/index.ts';
import { saveAnswers } from './answer.ts';
import { comparePaper, setNamed } from './compare.ts';
import { countMatches, listSittings, type Sitter } from './draw.ts';
import { errorMessages } from './error-messages.ts';
import { finish, type OpenSheet, withPaper } from './finish.ts';
import * as inputs from './inputs.ts';
import { lockedQuestions } from './locks.ts';
import { markSheet } from './marked.ts';
import { readShared } from './share.ts';
import { type Sheet, startPaper } from './start.ts';
import { type Paper, readPapers, requireRoom } from './store.ts';
import { viewHeader, viewPaper, viewRule } from './view.ts';

/** Enough for a class that starts a paper together behind one address. */
const VISITORS: Limit = { name: 'papers-drawn', points: 300, seconds: 3600 };
const STARTS: Limit = { name: 'papers-started', points: 60, seconds: 3600 };
/** A visitor's paper with a tutor sends one call per answer. */
const MARKED: Limit = { name: 'papers-marked', points: 6000, seconds: 3600 };
const MATCHES: Limit = { name: 'papers-matches', points: 2000, seconds: 3600 };
/** More than a save every two seconds for hours. */
const SAVES: Limit = { name: 'papers-saved', points: 10_000, seconds: 3600 };
/** For 200 written answers. */
const MAX_ANSWERS = '256kb';

type Options = Pick<Services, 'db' | 'limits' | 'now' | 'addressOf' | 'quotas' | 'freeSittings'>;

export function paperRoutes(options: Options) {
  const routes = new Routes();
  addPublicRoutes(routes, options);
  addStartRoutes(routes, options);
  addOwnRoutes(routes, options);
  return routes;
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'private, no-store');
  next();
};

function addPublicRoutes(routes: Routes, { db }: Options) {
  routes.add('GET /papers/rules', (_request, response) => {
    send(response.set('cache-control', 'public, max-age=3600'), 'listScoringRules', {
      rules: SCORING_RULES.map(viewRule),
    });
  });

  routes.add('GET /papers/sittings', async (request, response) => {
    const key = inputs.sittingsQuery.parse(request.query);
    send(response.set('cache-control', 'public, max-age=60'), 'listSittings', {
      sittings: await listSittings(db, key),
    });
  });
}

/** For visitors too. */
function addStartRoutes(routes: Routes, { db, limits, now, addressOf, quotas, freeSittings }: Options) {
  const requireRoomOf = async (request: Request, id: string | null | undefined) => {
    const sitter = sitterOf(request);
    if (sitter) await requireRoom(db, sitter.id, id, quotas.papers);
  };
  const spend = (request: Request, limit: Limit, visitors = VISITORS) => {
    const sitter = sitterOf(request);
    return limits.spend(sitter ? limit : visitors, sitter ? String(sitter.id) : addressOf(request));
  };

  routes.add('GET /papers/:id/shared', noStore, async (request, response) => {
    const { id } = inputs.paperParams.parse(request.params);
    const shared = await readShared(db, { id, sitter: sitterOf(request), freeSittings, now: now() });
    send(response, 'readSharedPaper', { shared });
  });

  routes.add('POST /papers/matches', noStore, ...jsonBody, async (request, response) => {
    const mix = readBody(request, 'countMatches', inputs.mixSchema);
    await spend(request, MATCHES);
    send(response, 'countMatches', { matches: await countMatches(db, sitterOf(request), mix) });
  });

  routes.add('POST /papers', noStore, ...jsonBody, async (request, response) => {
    const input = readBody(request, 'startPaper', inputs.paperSchema);
    await spend(request, STARTS);
    await requireRoomOf(request, input.id);
    const at = now();
    const sitter = sitterOf(request);
    const sheet = await startPaper(db, { sitter, input, freeSittings, now: at });
    send(response.status(201), 'startPaper', await viewFor(db, sitter, sheet, at));
  });

  routes.add('POST /papers/marked', noStore, ...jsonBodyUpTo(MAX_ANSWERS), async (request, response) => {
    const input = readBody(request, 'markPaper', inputs.markedBody);
    await spend(request, STARTS, MARKED);
    await requireRoomOf(request, input.paper.id);
    const at = now();
    const sitter = sitterOf(request);
    const sheet = await markSheet(db, sitter, input, at);
    send(response, 'markPaper', await viewFor(db, sitter, sheet, at));
  });
}

function addOwnRoutes(routes: Routes, { db, limits, now }: Options) {
  routes.add('GET /papers', async (request, response) => {
    const { limit, after } = inputs.papersQuery.parse(request.query);
    const at = now();
    const rows = await readPapers(db, readerOf(request).id, {
      limit: limit + 1,
      after: after === undefined ? undefined : parseCursor(after),
    });
    const papers = rows.slice(0, limit).map((paper): Schemas['Paper'] & { cursor: string } => ({
      cursor: cursorOf(paper),
      ...viewHeader(paper, at),
    }));
    send(response, 'listPapers', { papers, next: rows.length > limit ? papers.at(-1)!.cursor : null });
  });

  /** A handler that returns the paper after `work`. */
  const change = (work: (sheet: OpenSheet, request: Request) => Promise<void>) => async (request: Request) => {
    const { id } = inputs.paperParams.parse(request.params);
    const at = now();
    const reader = readerOf(request);
    return withPaper(db, { id, user: reader.id }, at, async (sheet) => {
      await work(sheet, request);
      return viewFor(sheet.tx, reader, sheet, at);
    });
  };

  const read = change(async () => undefined);
  routes.add('GET /papers/:id', async (request, response) => send(response, 'readPaper', await read(request)));

  routes.add('PATCH /papers/:id/answers', ...jsonBodyUpTo(MAX_ANSWERS), async (request, response) => {
    const { answers } = readBody(request, 'answerPaper', inputs.answersBody);
    await limits.spend(SAVES, String(readerOf(request).id));
    let isLate = false;
    const save = change(async (sheet) => {
      ({ isLate } = await saveAnswers(sheet, answers));
    });
    const body = await save(request);
    if (isLate) throw new ApiError(409, 'PAPER_OVER', errorMessages.over());
    send(response, 'answerPaper', body);
  });

  const handIn = change((sheet) => finish(sheet, sheet.now));
  routes.add('POST /papers/:id/finish', async (request, response) =>
    send(response, 'finishPaper', await handIn(request)),
  );

  routes.add('PUT /papers/:id/name', ...jsonBody, async (request, response) => {
    const { named } = readBody(request, 'nameResult', inputs.namedBody);
    const setName = change(async ({ tx, paper }) => {
      await setNamed(tx, paper, named);
      paper.isNamed = named;
    });
    send(response, 'nameResult', await setName(request));
  });

  routes.add('GET /papers/:id/comparison', async (request, response) => {
    const { id } = inputs.paperParams.parse(request.params);
    const paper = await withPaper(db, { id, user: readerOf(request).id }, now(), async (sheet) => sheet.paper);
    send(response, 'comparePaper', { comparison: await comparePaper(db, paper) });
  });
}

/** Without the keys that the reader may not read. */
const viewFor = async (db: Database, sitter: Sitter, { paper, items }: Sheet, now: Date) => ({
  paper: viewPaper(paper, items, now, await lockedQuestions(db, sitter, paper)),
});

const sitterOf = (request: Request): Sitter => (callerOf(request) ? readerOf(request) : undefined);

function readerOf(request: Request): Reader {
  const user = callerOf(request)!;
  return { id: user.id, hasFullAccess: hasFullAccess(user) };
}

const cursorOf = ({ startedAt, id }: Paper) => `${startedAt.getTime()}-${id}`;

function parseCursor(text: string): { at: string; id: string } {
  const { time, id } =
    /^(?<time>\d{1,14})-(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text)?.groups ?? {};
  if (!time || !id) throw badRequest(errorMessages.notACursor(), 'after');
  return { at: new Date(Number(time)).toISOString(), id };
}
