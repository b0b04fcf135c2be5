export { askRefund, type RefundRequest } from './redirect/refunds.ts';
export type { Wallet } from './wallets.ts';
