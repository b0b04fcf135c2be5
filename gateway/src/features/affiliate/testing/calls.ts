import { mutation, ofViewer, type TestCall } from '../../../testing/test-call.ts';

const OWN = 'RAHIMA7';
const affiliate = {
  _id: '7',
  user_id: OWN,
  earnings: { total_earned: 1, pending_withdrawal: 0, withdrawn: 0 },
  withdrawal: { preferred_method: 'Bkash', account_number: '01712345678' },
};

export const calls: TestCall[] = [
  {
    call: 'GET /affiliate/*',
    at: `/affiliate/${OWN}`,
    answers: { data: affiliate },
    query: ofViewer('affiliate { id }'),
  },
  {
    call: 'PATCH /affiliate/withdrawal-info/*',
    at: '/affiliate/withdrawal-info/7',
    answers: { data: { update_withdrawal: { withdrawal: affiliate.withdrawal } } },
    query: mutation('setWithdrawalAccount(method: BKASH, accountNumber: "01712345678") { id }'),
  },
  {
    call: 'PATCH /affiliate/request/payment/*',
    at: `/affiliate/request/payment/${OWN}`,
    answers: { success: 200, data: affiliate },
    query: mutation('requestWithdrawal { id }'),
  },
];
