import type { Message } from 'server/messages.ts';
import { isMissingRoute } from '../rest/not-found.ts';
import { graphqlError } from './errors.ts';

/** Some servers have a feature without this part; its route is then missing. */
export async function orNotSupported<Result>(call: Promise<Result>, message: Message): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw isMissingRoute(error) ? graphqlError('NOT_SUPPORTED', message) : error;
  }
}
