import type { RefObject } from 'react';
import { useCopy as useCopyOf } from '../../../components/useCopy.ts';
import { t } from '../messages/index.ts';

export const useCopy = (field: RefObject<HTMLInputElement | null>) =>
  useCopyOf(field, { copied: t('affiliate.linkCopied'), selected: t('affiliate.linkSelected') });
