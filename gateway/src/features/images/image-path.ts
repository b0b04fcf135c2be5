import { encodePublicId } from './public-id.ts';

type Side = number | null | undefined;

export function imagePath(publicId: string, sides: { w?: Side; h?: Side } = {}): string {
  const query = new URLSearchParams();
  for (const [name, pixels] of Object.entries(sides)) if (pixels != null) query.set(name, String(pixels));
  return `/images/${encodePublicId(publicId)}${query.size > 0 ? `?${query.toString()}` : ''}`;
}
