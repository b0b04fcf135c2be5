import type { RefObject } from 'react';
import { messages } from '../../../components/messages/affiliate.ts';
import { useCopy as useCopyOf } from '../../../components/useCopy.ts';

const WORDS = { copied: messages.linkCopied, selected: messages.linkSelected };

/** Copies the referral link. */
export const useCopy = (field: RefObject<HTMLInputElement | null>) => useCopyOf(field, WORDS);
