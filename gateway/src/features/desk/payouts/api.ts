import type { RestClient } from '../../../rest/client.ts';
import { idOf, withConflict } from '../calls.ts';
import type { Page } from '../../../graphql/pages.ts';
import { deskPageParams } from '../pages.ts';
import * as rows from './rows.ts';

type Reason = string | null | undefined;
type Request = { userId: string; id: string };

const withReason = (body: object, reason: Reason) => ({ ...body, ...(reason?.trim() ? { reason } : {}) });
const requestBody = ({ userId, id }: Request) => ({ user_id: userId, request: idOf('id', id) });
const commissionBody = (purchaseId: string) => ({ purchase: idOf('purchaseId', purchaseId) });

export const payoutsApi = (rest: RestClient) => ({
  withdrawals: (page: Page) => rest.get('/admin/withdrawals', rows.payoutPage, { params: deskPageParams(page) }),
  commissions: (page: Page) => rest.get('/admin/commissions', rows.commissionPage, { params: deskPageParams(page) }),
  completeWithdrawal: (request: Request, force: boolean) =>
    withConflict(rest.post('/admin/withdrawals/complete', { ...requestBody(request), force }, rows.payoutDecision)),
  rejectWithdrawal: (request: Request, reason: Reason) =>
    withConflict(rest.post('/admin/withdrawals/reject', withReason(requestBody(request), reason), rows.payoutDecision)),
  approveCommission: (purchaseId: string, reason: Reason) =>
    withConflict(
      rest.post('/admin/commissions/approve', withReason(commissionBody(purchaseId), reason), rows.commissionDecision),
    ),
  refuseCommission: (purchaseId: string, reason: Reason) =>
    withConflict(
      rest.post('/admin/commissions/refuse', withReason(commissionBody(purchaseId), reason), rows.commissionDecision),
    ),
});
