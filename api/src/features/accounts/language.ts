import type { RequestHandler } from 'express';
import { DEFAULT_LANGUAGE, isAccountLanguage, type AccountLanguage } from 'schema/languages.ts';
import { readBody, send } from '../../http/contract.ts';
import { callerOf, lockCaller } from './auth.ts';
import type { AccountDependencies } from './dependencies.ts';
import { languageInput } from './inputs.ts';
import { ownRecord } from './own-record.ts';
import { updateUser } from './store.ts';

/** What an account stores for a request's language. */
export const accountLanguage = (language: unknown): AccountLanguage =>
  isAccountLanguage(language) ? language : DEFAULT_LANGUAGE;

export function setLanguage(dependencies: AccountDependencies): RequestHandler {
  const { db, limits } = dependencies;
  return async (request, response) => {
    const { language } = readBody(request, 'setLanguage', languageInput);
    await limits.profile(callerOf(request)!.userId);
    const user = await db.transaction(async (tx) => updateUser(tx, (await lockCaller(tx, request)).id, { language }));
    send(response, 'setLanguage', { data: await ownRecord(dependencies, user!) });
  };
}
