import { loadMessages } from '../../../../i18n/index.tsx';
import { studioMessages } from '../../../studio/messages/index.ts';
import en from './en.json' with { type: 'json' };

export const { t, Trans } = loadMessages({ ...studioMessages, ...en });
