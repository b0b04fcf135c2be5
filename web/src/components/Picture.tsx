import { useState, type ComponentProps, type ReactNode } from 'react';

type Props = Omit<ComponentProps<'img'>, 'ref' | 'onError'> & { src: string; alt: string; fallback: ReactNode };

export function Picture({ fallback, alt, ...image }: Props) {
  const [failed, setFailed] = useState<string>();
  if (failed === image.src) return fallback;
  return <img {...image} alt={alt} ref={retryIfFailed} onError={() => setFailed(image.src)} />;
}

// A server-rendered picture may have failed before hydration.
function retryIfFailed(image: HTMLImageElement | null) {
  const hasFailed = image?.complete && image.naturalWidth === 0;
  if (hasFailed) image.setAttribute('src', image.getAttribute('src') ?? '');
}
