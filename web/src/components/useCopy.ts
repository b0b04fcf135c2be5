import { useEffect, useRef, useState, type RefObject } from 'react';
import { toast } from './toast.ts';

/** Specification 2. */
const COPIED_MS = 2000;

type Words = { copied: string; selected: string };

/** Copies a text; where the browser refuses, it is selected in `field`, to be copied by hand. */
export function useCopy(field: RefObject<HTMLInputElement | null>, words: Words) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
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
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
    return toast(words.copied, 'success');
  };
  return { copy, isCopied };
}
