import { useCallback } from 'react';
import { toast } from '../../components/toast.ts';
import { useStored } from '../study/device/index.ts';
import { readWritten, writeText, writtenPlace } from './device/written.ts';
import { t } from './messages/index.ts';

/** What the reader wrote for the parts of the short answers of this paper. */
export function useWritten(paper: string) {
  const written = useStored(useCallback(() => readWritten(paper), [paper]));
  return {
    isLoaded: written !== undefined,
    textOf: (number: number, label: string) => written?.get(writtenPlace(number, label)) ?? '',
    write: (number: number, label: string, text: string) =>
      writeText(paper, number, label, text).catch(() => toast(t('papers.notKept'), 'error')),
  };
}
