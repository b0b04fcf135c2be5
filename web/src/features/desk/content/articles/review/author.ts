import { t } from '../../messages/index.ts';

export const authorOf = ({ isMine, author }: { isMine: boolean; author: string | null }) =>
  isMine ? t('desk.draftByYou') : t('desk.draftBy', { author: author ?? 'none' });
