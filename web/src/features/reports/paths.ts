import { accountPaths } from '../../session/index.ts';

export const REPORTS_PATH = `${accountPaths.profile}/reports`;
