import type { AccountsApi, OwnRecord } from '../accounts/index.ts';
import { badInput } from '../../graphql/errors.ts';
import { affiliateMessages } from './messages.ts';
import type { RestClient } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { nullOn404 } from '../../rest/not-found.ts';
import { isId, path } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import {
  affiliateRecord,
  changedAccount,
  METHODS,
  withdrawalResponse,
  withdrawalAccount,
  type Account,
  type Affiliate,
  type AffiliateRow,
} from './rows.ts';

// The REST API's input names and GraphQL's.
const FIELDS = new Map([
  ['account_number', 'accountNumber'],
  ['preferred_method', 'method'],
]);

export function affiliateApi(rest: RestClient, own: OwnRecord, accounts: AccountsApi) {
  async function self() {
    const { _id, user_id: userId } = await accounts.viewer();
    if (!isId(_id) || !isId(userId)) throw new UpstreamError('', { detail: 'unexpected user: no id' });
    return { _id, userId };
  }

  /** Some servers put the account into the user's record. */
  async function withAccount(row: AffiliateRow, userId: string, changed: Account | null = null): Promise<Affiliate> {
    const account = changed ?? row.withdrawal ?? withdrawalAccount.parse((await own.read()).withdrawal);
    return { ...row, id: row._id ?? userId, account };
  }

  const read = (userId: string) => rest.get(path`/affiliate/${userId}`, affiliateRecord);

  return {
    /** Null for a user who is not in the programme. */
    async own(): Promise<Affiliate | null> {
      const { userId } = await self();
      return nullOn404(read(userId).then((record) => withAccount(record, userId)));
    },

    async setAccount({ method, accountNumber }: Account): Promise<Affiliate> {
      const preferredMethod = METHODS[method];
      if (!preferredMethod) throw badInput('method', affiliateMessages.methodInvalid());
      const { _id, userId } = await self();
      const withdrawal = { account_number: accountNumber, preferred_method: preferredMethod };
      const changed = await translateField(
        rest.patch(
          path`/affiliate/withdrawal-info/${_id}`,
          { withdrawal } satisfies RequestBody<'setWithdrawalAccount'>,
          changedAccount,
        ),
      );
      return withAccount(await read(userId), userId, changed);
    },

    async request(): Promise<Affiliate> {
      const { userId } = await self();
      const { data } = await rest.patch(path`/affiliate/request/payment/${userId}`, {}, withdrawalResponse, {
        idempotent: true,
      });
      return withAccount(data ?? (await read(userId)), userId);
    },
  };
}

async function translateField<Result>(response: Promise<Result>): Promise<Result> {
  try {
    return await response;
  } catch (error) {
    const field = error instanceof UpstreamError && error.status === 400 && FIELDS.get(error.upstreamField ?? '');
    throw field ? badInput(field, error.text) : error;
  }
}

export type AffiliateApi = ReturnType<typeof affiliateApi>;
