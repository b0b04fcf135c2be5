import { t } from './messages/index.ts';

export const partFailed = (part: string) => t('shared.partFailed', { part });
export const offline = () => t('shared.offline');
export const plansFailed = () => t('shared.plansFailed');
