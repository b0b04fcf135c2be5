import type { PaymentInput } from '../../../graphql.generated.ts';
import type { RestClient } from '../../../rest/client.ts';
import type { RequestBody } from '../../../rest/contract.ts';
import { idOf, withConflict } from '../calls.ts';
import type { Page } from '../../../graphql/pages.ts';
import { deskPageParams } from '../pages.ts';
import { paymentIn } from '../payments.ts';
import * as rows from './rows.ts';

type Reason = string | null | undefined;
type Request = { userId: string; id: string };

const reasonIn = (reason: Reason) => (reason?.trim() ? { reason } : {});
const requestIn = ({ userId, id }: Request) => ({ user_id: userId, request: idOf('id', id) });
type Completion = Request & { force: boolean; payment?: PaymentInput | null | undefined };
// An upstream that keeps no evidence needs no payment.
const completeBody = ({ force, payment, ...request }: Completion) => ({
  ...requestIn(request),
  force,
  ...paymentIn(payment),
});
const rejectBody = (request: Request, reason: Reason): RequestBody<'rejectWithdrawal'> => ({
  ...requestIn(request),
  ...reasonIn(reason),
});
const commissionBody = (
  purchaseId: string,
  reason: Reason,
): RequestBody<'approveCommission'> & RequestBody<'refuseCommission'> => ({
  purchase: idOf('purchaseId', purchaseId),
  ...reasonIn(reason),
});

export const payoutsApi = (rest: RestClient) => ({
  withdrawals: (page: Page) => rest.get('/admin/withdrawals', rows.payoutPage, { params: deskPageParams(page) }),
  commissions: (page: Page) => rest.get('/admin/commissions', rows.commissionPage, { params: deskPageParams(page) }),
  completeWithdrawal: (completion: Completion) =>
    withConflict(rest.post('/admin/withdrawals/complete', completeBody(completion), rows.payoutDecision)),
  rejectWithdrawal: (request: Request, reason: Reason) =>
    withConflict(rest.post('/admin/withdrawals/reject', rejectBody(request, reason), rows.payoutDecision)),
  approveCommission: (purchaseId: string, reason: Reason) =>
    withConflict(rest.post('/admin/commissions/approve', commissionBody(purchaseId, reason), rows.commissionDecision)),
  refuseCommission: (purchaseId: string, reason: Reason) =>
    withConflict(rest.post('/admin/commissions/refuse', commissionBody(purchaseId, reason), rows.commissionDecision)),
});
