// What other packages' tests use of the api.
export { readArticle } from '../content/import/article.ts';
export { openDatabase } from '../db/connection.ts';
export { jobs, notifications, orders, payments, purchases, refunds, withdrawals } from '../db/schema.ts';
export { envNames, readEnv } from '../env.ts';
export { CUTS, WIDTHS } from '../features/images/sizes.ts';
export { expiredBackups } from '../export/retention.ts';
export { ledgerFault } from '../features/ledger/index.ts';
export { sanitiseBody } from '../texts/html.ts';
export { BODY_TAGS } from 'text/html/tags.ts';
export { prepareRow } from '../features/exchange/import/prepare-row.ts';
export { createLogger } from '../logger.ts';
export { startApi, type RunningApi } from '../server.ts';
export { table, wordDocument } from './docx.ts';
export { parseRows } from './question-import.ts';
