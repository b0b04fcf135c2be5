import { withConflict } from '../../graphql/conflict.ts';
import type { RestClient } from '../../rest/client.ts';
import { UNREAD } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { translateErrors } from '../accounts/index.ts';
import { twoFactorMessages } from './messages.ts';
import * as rows from './rows.ts';

/** Names the field of a refused input. */
const change = <Result>(call: Promise<Result>) =>
  translateErrors(() => undefined, withConflict(call, twoFactorMessages.isOn()));

export const twoFactorApi = (rest: RestClient) => ({
  start: (body: RequestBody<'startTwoFactor'>) => change(rest.post('/users/two-factor', body, rows.setup)),
  confirm: (body: RequestBody<'confirmTwoFactor'>) =>
    change(rest.post('/users/two-factor/confirm', body, rows.recoveryCodes)),
  stop: (body: RequestBody<'stopTwoFactor'>) => change(rest.post('/users/two-factor/stop', body, UNREAD)),
  reset: (body: RequestBody<'resetTwoFactor'>) => rest.post('/admin/two-factor/reset', body, rows.reset),
});

export type TwoFactorApi = ReturnType<typeof twoFactorApi>;
