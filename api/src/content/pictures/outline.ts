import { line } from './lettering.ts';

const TEXT = /<text\b([^>]*)>([^<]*)<\/text>/g;

/** Turns each `<text x y font-size font-weight fill>` into outlines, so that installed fonts do not matter. */
export const outline = (svg: string) =>
  svg.replace(TEXT, (_, attributes: string, text: string) => {
    const readAttribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const size = Number(readAttribute('font-size') ?? 16);
    const weight = readAttribute('font-weight') === '600' ? 'bold' : 'regular';
    const drawn = line(text.replaceAll('&amp;', '&'), { weight, size }).at(
      Number(readAttribute('x') ?? 0),
      Number(readAttribute('y') ?? 0),
    );
    return `<g fill="${readAttribute('fill') ?? 'currentColor'}">${drawn}</g>`;
  });
