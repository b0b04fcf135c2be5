import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

// Mantine's useHash neither scrolls nor notices the router's changes.
/**
 * Scrolls to the element that the URL's hash names and focuses it, after the first render that has it. Back and
 * forward keep their scroll position.
 */
export function useHashTarget() {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const id = hashId(hash);
  const shown = useRef('');
  useEffect(() => {
    const target = id && !isReturn && shown.current !== key && document.getElementById(id);
    if (!target) return;
    shown.current = key;
    target.scrollIntoView({ block: 'start' });
    takeFocus(target);
  });
}

// Focusable only while it has the focus, or a click beside a control would focus it again. Set here because a
// server knows no hash and cannot render it.
function takeFocus(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** The id in a URL's hash, or ''. */
export function hashId(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
