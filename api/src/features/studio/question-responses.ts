import type { Request, Response } from 'express';
import { callerOf } from '../accounts/index.ts';
import { send } from '../../http/contract.ts';
import { ApiError, errorBody } from '../../http/errors.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { countWords } from '../search/index.ts';
import type { Services } from '../../services.ts';
import { type Change, changeQuestionOf, type Work } from './change.ts';
import { readState } from './store.ts';
import { viewWhole } from './view.ts';

/** One change every 3.6 seconds, all day. */
const CHANGES: Limit = { name: 'studio-changes', points: 1_000, seconds: 3600 };

export type Options = Pick<Services, 'db' | 'limits' | 'live' | 'now' | 'bank'>;

export type QuestionResponses = ReturnType<typeof questionResponses>;

/** What the studio's routes answer with: a question as its caller sees it. */
export function questionResponses({ db, limits, live, now, bank }: Options) {
  const viewerOf = (request: Request) => ({ user: callerOf(request)!, now: now() });

  const spendChange = (request: Request) => limits.spend(CHANGES, String(callerOf(request)!.id));

  async function view(request: Request, id: number, dropped?: readonly string[]) {
    const state = await readState(db, id);
    return state ? viewWhole(db, state, viewerOf(request), dropped) : null;
  }

  /** A change that meets a later version answers 409 with the question as it is. */
  async function change(request: Request, response: Response, what: Change, work: Work, dropped?: readonly string[]) {
    await spendChange(request);
    try {
      live.publish(await changeQuestionOf({ db, now }, request, what, work));
      if (what.changesBank) {
        bank.expire();
        await countWords(db);
      }
      send(response, 'undoStudioQuestion', { question: await view(request, what.id, dropped) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const question = await view(request, what.id);
      response.status(error.status).json({ ...errorBody(error), ...(question && { question }) });
    }
  }

  return { viewerOf, spendChange, view, change };
}
