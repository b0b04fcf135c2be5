import { loadMessages } from '../../../i18n/index.tsx';
import en from './en.json' with { type: 'json' };

export const { t, Trans } = loadMessages(en);
