import { t } from '../messages/index.ts';

/** In words; that of the server where it is new. */
export const kindName = (kind: string) => t('desk.jobKind', { kind: kind.replaceAll('-', '_'), id: kind });
