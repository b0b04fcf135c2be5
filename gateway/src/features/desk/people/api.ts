import type { PaymentInput } from '../../../graphql.generated.ts';
import type { RestClient } from '../../../rest/client.ts';
import type { RequestBody } from '../../../rest/contract.ts';
import { nullOn404 } from '../../../rest/not-found.ts';
import { path } from '../../../rest/path.ts';
import { idOf, withConflict } from '../calls.ts';
import type { Page } from '../../../graphql/pages.ts';
import { deskPageParams } from '../pages.ts';
import { paymentIn } from '../payments.ts';
import * as rows from './rows.ts';

type Grant = { userId: string; planId: string; duration?: string | null | undefined; renew: boolean };
type Evidence = { payment?: PaymentInput | null | undefined; complimentary?: string | null | undefined };

const grantBody = ({ userId, planId, duration, renew }: Grant): RequestBody<'grantPlan'> => ({
  user_id: userId,
  plan: planId,
  ...(duration == null ? {} : { duration }),
  renew,
});
type Refund = { purchaseId: string; payment?: PaymentInput | null | undefined; amount?: number | null | undefined };

const refundBody = ({ purchaseId, payment, amount }: Refund): RequestBody<'refundPurchase'> => ({
  purchase: idOf('purchaseId', purchaseId),
  ...paymentIn(payment),
  ...(amount != null && { amount }),
});

export const peopleApi = (rest: RestClient) => ({
  people: (text: string | null | undefined, page: Page) => {
    const sought = text?.trim();
    return rest.get('/admin/people', rows.peoplePage, {
      params: { ...deskPageParams(page), ...(sought ? { text: sought } : {}) },
    });
  },
  person: (userId: string) => nullOn404(rest.get(path`/admin/people/${userId}`, rows.personRecord)),
  grantPreview: (grant: Grant) => withConflict(rest.post('/admin/purchases/preview', grantBody(grant), rows.planGrant)),
  grantPlan: ({ payment, complimentary, ...grant }: Grant & Evidence) => {
    const evidence = { ...paymentIn(payment), ...(complimentary == null ? {} : { complimentary }) };
    return withConflict(rest.post('/admin/purchases', { ...grantBody(grant), ...evidence }, rows.planGrant));
  },
  refundPreview: (purchaseId: string) =>
    withConflict(rest.post('/admin/purchases/refund/preview', refundBody({ purchaseId }), rows.refundPreview)),
  refundPurchase: (refund: Refund) =>
    withConflict(rest.post('/admin/purchases/refund', refundBody(refund), rows.planGrant)),
});
