import { useTimeout } from '@mantine/hooks';
import { useState, type RefObject } from 'react';
import { toast } from './toast.ts';

/** Specification 2. */
const COPIED_MS = 2000;

type Words = { copied: string; selected: string };

type Field = Pick<HTMLInputElement, 'focus' | 'select'>;

/** Copies a text, else selects it in `field`. Mantine's useClipboard does not report success. */
export function useCopy(field: RefObject<Field | null>, words: Words) {
  const [isCopied, setCopied] = useState(false);
  const reset = useTimeout(() => setCopied(false), COPIED_MS);
  const copy = async (text: string) => {
    try {
      // Throws without https too, where there is no clipboard.
      await navigator.clipboard.writeText(text);
    } catch {
      field.current?.focus();
      field.current?.select();
      return toast(words.selected);
    }
    setCopied(true);
    reset.clear();
    reset.start();
    return toast(words.copied, 'success');
  };
  return { copy, isCopied };
}
