export { ledgerFault } from './audit.ts';
export { houseAccount, userAccount, userAccounts } from './accounts.ts';
export { balancesOf } from './balances.ts';
export { book, bookAll, type Entry } from './book.ts';
export { creditEntries, debitEntries } from './earnings.ts';
