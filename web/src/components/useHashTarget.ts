import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings the part of the page that the address names (`#id`) into view, and the focus to it, after the first render
 * that has it. Answers its id. Back and forward keep their own place.
 */
export function useHashTarget(): string {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const id = decoded(hash.slice(1));
  const shown = useRef('');
  useEffect(() => {
    const target = id && !isReturn && shown.current !== key && document.getElementById(id);
    if (!target) return;
    shown.current = key;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  });
  return id;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
