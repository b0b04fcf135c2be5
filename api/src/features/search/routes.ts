import { toNfc } from 'text/normalise.ts';
import { z } from 'zod';
import { callerOf, hasFullAccess } from '../accounts/index.ts';
import { send } from '../../http/contract.ts';
import { networkOf } from '../../http/client-address.ts';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { closedSignal } from '../../http/closed-signal.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { WorkQueue } from '../../http/work-queue.ts';
import { inputMessages } from './error-messages.ts';
import { search, searchTopics } from './search.ts';

// Specification 5. A topic's limit is the question schema's.
const MAX_TEXT = 50;
const MAX_TOPIC = 500;
// Queued here so that searches do not take all database connections.
const RUNNING = 4;
const QUEUED = 24;
const QUEUED_PER_CLIENT = 8;

const text = (name: string, max: number) =>
  z
    .string(inputMessages.onceNamed({ name }))
    .transform(toNfc)
    .pipe(
      z
        .string()
        .max(max, inputMessages.tooLong({ max }))
        .refine((value) => !value.includes('\0'), sharedMessages.hasNul()),
    );

const searchQuery = z
  .object({ q: text('q', MAX_TEXT).optional(), topic_name: text('topic_name', MAX_TOPIC).optional() })
  .refine(({ q, topic_name: topic }) => q !== undefined || topic !== undefined, inputMessages.textOrTopic());

/** `{ data: [{ topic_name, link: [{ name, link }] }] }`. `q` has precedence over `topic_name`. */
export function searchRoutes({ database, addressOf }: Pick<Services, 'database' | 'addressOf'>) {
  const routes = new Routes();
  const queue = new WorkQueue({
    running: Math.min(RUNNING, database.maxTransactions),
    queued: QUEUED,
    queuedPerClient: QUEUED_PER_CLIENT,
  });
  routes.add('GET /search', async (request, response) => {
    const { q, topic_name: topic } = searchQuery.parse(request.query);
    const fullAccess = hasFullAccess(callerOf(request));
    const find = () => (q === undefined ? searchTopics(database, topic ?? '') : search(database, q, fullAccess));
    const address = addressOf(request);
    const data = await queue.run(find, {
      client: networkOf(address) ?? address,
      signal: closedSignal(response),
    });
    send(response, 'search', { data });
  });
  return routes;
}
