import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../../db/connection.ts';
import { readBody, send } from '../../../http/contract.ts';
import { conflict } from '../../../http/errors.ts';
import { jsonBody } from '../../../http/json-body.ts';
import type { Limit } from '../../../http/rate-limits.ts';
import { Routes } from '../../../http/routes.ts';
import type { Services } from '../../../services.ts';
import { addComment, readExpertComments } from '../comments/store.ts';
import { expertBody, tokenBody } from '../draft-review/inputs.ts';
import { viewDraft } from '../draft.ts';
import { errorMessages } from '../error-messages.ts';
import { isOpen, lockQuestion, readState } from '../store.ts';
import { findLink, type FoundLink } from './links.ts';

/** Of an address. Nobody guesses a token of 192 bits; this keeps the database from those who try. */
const READS: Limit = { name: 'expert-drafts', points: 300, seconds: 3600 };
const COMMENTS: Limit = { name: 'expert-comments', points: 60, seconds: 3600 };

/** For experts without an account. The token, in the body, opens one draft and nothing else. */
export function expertRoutes({ db, limits, now, addressOf }: Pick<Services, 'db' | 'limits' | 'now' | 'addressOf'>) {
  const routes = new Routes();

  routes.add('POST /expert/draft', ...jsonBody, async (request, response) => {
    await limits.spend(READS, addressOf(request));
    const { token } = readBody(request, 'readExpertDraft', tokenBody);
    const link = await findLink(db, token, now());
    send(response.set('cache-control', 'no-store'), 'readExpertDraft', { draft: await viewLink(db, link) });
  });

  routes.add('POST /expert/comments', ...jsonBody, async (request, response) => {
    await limits.spend(COMMENTS, addressOf(request));
    const { token, name, text, field } = readBody(request, 'commentAsExpert', expertBody);
    const { question } = await findLink(db, token, now());
    const draft = await db.transaction(async (tx) => {
      await lockQuestion(tx, question);
      const link = await findLink(tx, token, now());
      if (link.state !== 'OPEN') throw conflict(errorMessages.linkOver());
      const expert = { link: link.id, name };
      await addComment(tx, { question, parent: null, field: field ?? null, text, who: null, expert }, now());
      return viewLink(tx, link);
    });
    send(response.status(201).set('cache-control', 'no-store'), 'commentAsExpert', { draft });
  });

  return routes;
}

async function viewLink(db: Database, { id, question, state, expiresAt }: FoundLink): Promise<Schemas['ExpertDraft']> {
  const found = state === 'OPEN' ? await readState(db, question) : undefined;
  const draft = found && isOpen(found.draft) ? viewDraft(found.draft.content) : null;
  return {
    state: draft || state !== 'OPEN' ? state : 'CLOSED',
    expires_at: expiresAt.toISOString(),
    ref: draft && (found?.bank?.ref ?? null),
    draft,
    comments: draft ? await readExpertComments(db, id) : [],
  };
}
