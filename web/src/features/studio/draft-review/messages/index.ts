import { loadMessages } from '../../../../i18n/index.tsx';
import shared from '../../messages/en.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const { t } = loadMessages({ ...shared, ...en });
