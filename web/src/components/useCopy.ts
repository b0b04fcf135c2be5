import { useTimeout } from '@mantine/hooks';
import { useState, type RefObject } from 'react';
import { toast } from './toast.ts';

/** Specification 2. */
const COPIED_MS = 2000;

type Words = { copied: string; selected: string };

// Not useClipboard of Mantine: its copy() does not say how it went, and each press has a toast or a selection.
/** Copies a text; where the browser refuses, it is selected in `field`, to be copied by hand. */
export function useCopy(field: RefObject<HTMLInputElement | null>, words: Words) {
  const [isCopied, setCopied] = useState(false);
  const reset = useTimeout(() => setCopied(false), COPIED_MS);
  const copy = async (text: string) => {
    try {
      // Without https there is no clipboard at all, which fails here as well.
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
