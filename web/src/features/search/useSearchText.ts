import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH_MS } from '../../components/timing.ts';

/** In UTF-16 code units (specification 5). */
export const MAX_SEARCH = 50;

// A cut inside a surrogate pair would leave half a character.
const cut = (text: string) => text.slice(0, MAX_SEARCH).replace(/[\uD800-\uDBFF]$/, '');

/**
 * The box's input and the text to search for. The address holds that text (`?q=`) and follows the input after a pause,
 * replacing its history entry so that Back leaves the page.
 */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const addressText = cut(params.get('q') ?? '');
  const [input, setInput] = useState(addressText);
  const [previousText, setPreviousText] = useState(addressText);
  const [ownText, setOwnText] = useState(addressText);
  if (addressText !== previousText) {
    setPreviousText(addressText);
    setOwnText(addressText);
    // A link or the Back button changed the address.
    if (addressText !== ownText) setInput(addressText);
  }

  const search = (text: string) => {
    const next = cut(text);
    setInput(next);
    if (next === addressText) return;
    setOwnText(next);
    setParams(next ? { q: next } : {}, { replace: true });
  };

  // Mantine's useDebouncedCallback would not cancel when a link changes the address meanwhile.
  const isPending = input !== addressText;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => search(input), SEARCH_MS);
    return () => clearTimeout(timer);
    // Only typing restarts the pause.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [input, isPending]);

  return { input, setInput, text: addressText.trim(), search };
}
