import { expect } from 'vitest';
import { appCode } from '../../api/src/testing/totp.ts';
import { queryData } from '../testkit/graphql.ts';
import { PASSWORD } from '../testkit/people.ts';

/** Together these documents request every field of two-step log-in. */
const DOCUMENTS = {
  read: '{ features { twoFactor } viewer { twoFactor twoFactorMissing recoveryCodesLeft } }',
  start: 'mutation ($password: String) { startTwoFactor(password: $password) { secret address } }',
  confirm: 'mutation ($code: String!) { confirmTwoFactor(code: $code) }',
  renew: 'mutation ($code: String!) { renewRecoveryCodes(code: $code) }',
  stop: 'mutation ($code: String!) { stopTwoFactor(code: $code) }',
  reset: 'mutation ($userId: ID!) { resetTwoFactor(userId: $userId) }',
};

export const TWO_FACTOR = Object.values(DOCUMENTS);

type Tokens = Record<'reader' | 'administrator', string>;

/** A reader switches it on twice: once the reader switches it off, once an administrator does. */
export async function walkThroughTwoFactor(url: string, { reader, administrator }: Tokens, userId: string) {
  const ask = <Data>(query: string, variables = {}, token = reader) =>
    queryData<Data>(url, query, { variables, token });
  const switchOn = async () => {
    type Setup = { startTwoFactor: { secret: string } };
    const { startTwoFactor } = await ask<Setup>(DOCUMENTS.start, { password: PASSWORD });
    const code = appCode(startTwoFactor.secret);
    return (await ask<{ confirmTwoFactor: string[] }>(DOCUMENTS.confirm, { code })).confirmTwoFactor;
  };
  // Recovery codes: the app's is used up.
  const [first] = await switchOn();
  type Codes = { renewRecoveryCodes: string[] };
  const [code] = (await ask<Codes>(DOCUMENTS.renew, { code: first })).renewRecoveryCodes;
  expect(await ask(DOCUMENTS.read)).toMatchObject({ viewer: { twoFactor: true, recoveryCodesLeft: 10 } });
  await ask(DOCUMENTS.stop, { code });
  await switchOn();
  expect(await ask(DOCUMENTS.reset, { userId }, administrator)).toEqual({ resetTwoFactor: true });
}
