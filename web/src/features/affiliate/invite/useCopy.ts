import type { RefObject } from 'react';
import { useCopy as useCopyOf } from '../../../components/useCopy.ts';
import { t } from '../messages/index.ts';

/** Copies the referral link. */
export const useCopy = (field: RefObject<HTMLInputElement | null>) =>
  useCopyOf(field, { copied: t('affiliate.linkCopied'), selected: t('affiliate.linkSelected') });
