// The api as tests of other packages start and check it.
export { openDatabase } from '../db/connection.ts';
export { notifications, purchases, withdrawals } from '../db/schema.ts';
export { envNames, readEnv } from '../env.ts';
export { CUTS, WIDTHS } from '../features/images/sizes.ts';
export { ledgerFault } from '../features/ledger/index.ts';
export { sanitiseBody } from '../features/questions/import/html.ts';
export { BODY_TAGS } from '../features/questions/import/markup-tags.ts';
export { createLogger } from '../logger.ts';
export { startApi, type RunningApi } from '../server.ts';
