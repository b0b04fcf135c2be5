import { randomUUID } from 'node:crypto';
import { queryData } from './graphql.ts';
import { newPerson, type Person } from './people.ts';

const GRANT = `mutation ($userId: ID!, $planId: ID!, $duration: String!, $payment: PaymentInput!) {
  grantPlan(userId: $userId, planId: $planId, duration: $duration, payment: $payment) { purchaseId } }`;
const APPROVE = 'mutation ($id: ID!) { approveCommission(purchaseId: $id) { state } }';
const SET_ACCOUNT = `mutation { setWithdrawalAccount(method: BKASH, accountNumber: "01712345678") { id } }`;
const REQUEST = 'mutation { requestWithdrawal { id } }';

/** Money that changed hands. */
export const cash = (amount: number) => ({ amount, method: 'cash', reference: randomUUID() });

export const YEARLY = { planId: 'full-year', duration: '24 months' };

/** A plan, as an administrator of the studio grants it. */
export async function grantPlan(url: string, token: string, userId: string): Promise<string> {
  const { grantPlan: granted } = await queryData<{ grantPlan: { purchaseId: string } }>(url, GRANT, {
    token,
    variables: { userId, ...YEARLY, payment: cash(2_499) },
  });
  return granted.purchaseId;
}

/** A referrer who waits to be paid what a buyer's plan has earned. The hold must be 0 hours. */
export async function waitingReferrer(url: string, token: string, name: string): Promise<Person> {
  const referrer = await newPerson(url, name);
  const buyer = await newPerson(url, `${name}-buyer`, referrer.userId);
  const id = await grantPlan(url, token, buyer.userId);
  // The buyer's address is not verified.
  await queryData(url, APPROVE, { token, variables: { id } });
  await queryData(url, SET_ACCOUNT, referrer);
  await queryData(url, REQUEST, referrer);
  return referrer;
}

/** A commission that waits, because its buyer has not verified the address. */
export async function waitingCommission(url: string, token: string, name: string): Promise<Person> {
  const referrer = await newPerson(url, name);
  const buyer = await newPerson(url, `${name}-buyer`, referrer.userId);
  await grantPlan(url, token, buyer.userId);
  return referrer;
}
