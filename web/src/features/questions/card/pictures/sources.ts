import type { QuestionMediaFragment } from '../question.generated.ts';

/** Those that the image store has (docs/integrators.md). */
const WIDTHS = [400, 668, 1024, 2048];
const STORED = /^\/images\/[^?#]+$/;

/** No picture is enlarged: past its own width, all sizes are the same file. A picture elsewhere has one size. */
export function sourcesOf({ image: { url }, width }: Pick<QuestionMediaFragment, 'image' | 'width'>) {
  if (!STORED.test(url)) return { src: url };
  const enough = WIDTHS.findIndex((one) => one >= width);
  const useful = enough < 0 ? WIDTHS : WIDTHS.slice(0, enough + 1);
  return {
    src: `${url}?w=668`,
    srcSet: useful.map((one) => `${url}?w=${one} ${Math.min(one, width)}w`).join(', '),
  };
}
