import { withConflict } from '../../graphql/conflict.ts';
import { orNotSupported } from '../../graphql/not-supported.ts';
import type { Text } from '../../messages.ts';
import type { RestClient } from '../../rest/client.ts';
import { UNREAD } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { translateErrors } from '../accounts/index.ts';
import { twoFactorMessages } from './messages.ts';
import * as rows from './rows.ts';

/** Names the field of a refused input. `text` is the message of a CONFLICT if the upstream sends none. */
const change = <Result>(call: Promise<Result>, text: Text) =>
  translateErrors(() => undefined, withConflict(call, text));

export const twoFactorApi = (rest: RestClient) => ({
  start: (body: RequestBody<'startTwoFactor'>) =>
    change(rest.post('/users/two-factor', body, rows.setup), twoFactorMessages.isOn()),
  confirm: (body: RequestBody<'confirmTwoFactor'>) =>
    change(rest.post('/users/two-factor/confirm', body, rows.recoveryCodes), twoFactorMessages.isOn()),
  /** Some servers have two-factor without this call. */
  renewRecoveryCodes: (body: RequestBody<'renewRecoveryCodes'>) =>
    orNotSupported(
      change(rest.post('/users/two-factor/recovery-codes', body, rows.recoveryCodes), twoFactorMessages.isOff()),
      twoFactorMessages.noNewCodes(),
    ),
  stop: (body: RequestBody<'stopTwoFactor'>) =>
    change(rest.post('/users/two-factor/stop', body, UNREAD), twoFactorMessages.isOff()),
  reset: (body: RequestBody<'resetTwoFactor'>) => rest.post('/admin/two-factor/reset', body, rows.reset),
});

export type TwoFactorApi = ReturnType<typeof twoFactorApi>;
