export type { Wallet } from './wallets.ts';
