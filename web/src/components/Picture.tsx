import { useState, type ComponentProps, type ReactNode } from 'react';

type Props = Omit<ComponentProps<'img'>, 'ref' | 'onError'> & { src: string; alt: string; fallback: ReactNode };

/** A picture, and what stands in its place where it does not come: it is gone, or the page may not show it. */
export function Picture({ fallback, alt, ...image }: Props) {
  const [failed, setFailed] = useState<string>();
  if (failed === image.src) return fallback;
  return <img {...image} alt={alt} ref={askAgain} onError={() => setFailed(image.src)} />;
}

// In a page that the server has rendered it may have failed before anybody listened.
function askAgain(image: HTMLImageElement | null) {
  const hasFailed = image?.complete && image.naturalWidth === 0;
  if (hasFailed) image.setAttribute('src', image.getAttribute('src') ?? '');
}
