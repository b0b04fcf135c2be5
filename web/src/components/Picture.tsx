import { useState, type ComponentProps, type ReactNode } from 'react';

type Props = Omit<ComponentProps<'img'>, 'ref' | 'onError'> & { src: string; alt: string; fallback: ReactNode };

/** A picture with a fallback for when it cannot be loaded. */
export function Picture({ fallback, alt, ...image }: Props) {
  const [failed, setFailed] = useState<string>();
  if (failed === image.src) return fallback;
  return <img {...image} alt={alt} ref={askAgain} onError={() => setFailed(image.src)} />;
}

// In a server-rendered page it may have failed before hydration.
function askAgain(image: HTMLImageElement | null) {
  const hasFailed = image?.complete && image.naturalWidth === 0;
  if (hasFailed) image.setAttribute('src', image.getAttribute('src') ?? '');
}
