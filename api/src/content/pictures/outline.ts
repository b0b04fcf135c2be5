import { line } from './lettering.ts';

const TEXT = /<text\b([^>]*)>([^<]*)<\/text>/g;

/** The drawing with each `<text x y font-size font-weight fill>` turned into outlines, so that no machine's fonts matter. */
export const outline = (svg: string) =>
  svg.replace(TEXT, (_, attributes: string, text: string) => {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const size = Number(read('font-size') ?? 16);
    const weight = read('font-weight') === '600' ? 'bold' : 'regular';
    const drawn = line(text.replaceAll('&amp;', '&'), { weight, size }).at(
      Number(read('x') ?? 0),
      Number(read('y') ?? 0),
    );
    return `<g fill="${read('fill') ?? 'currentColor'}">${drawn}</g>`;
  });
