import { loadMessages } from '../../../../i18n/index.tsx';
import en from './en.json' with { type: 'json' };

/** Of the range, whose code comes when the filters are opened. */
export const { t } = loadMessages(en);
