import { Button } from '@mantine/core';
import { useRef } from 'react';
import { IconCheck, IconCopy } from '../../../components/icons.ts';
import { useCopy } from '../../../components/useCopy.ts';
import { t } from '../messages/index.ts';

type Props = { text: string; words: Parameters<typeof useCopy>[1] };

export function CopyButton({ text, words }: Props) {
  const { copy, isCopied } = useCopy(useRef(null), words);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button variant="default" leftSection={<Icon size={18} aria-hidden />} onClick={() => void copy(text)}>
      {t(isCopied ? 'accounts.copied' : 'accounts.copy')}
    </Button>
  );
}
