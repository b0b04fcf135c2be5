import type { QuestionMediaFragment } from '../question.generated.ts';

/** In the order of their widths. */
const WIDTHS = [400, 668, 1024, 2048] as const;

/** No picture is enlarged: past its own width, all sizes are the same file. */
export function sourcesOf({ image, width }: Pick<QuestionMediaFragment, 'image' | 'width'>) {
  const enough = WIDTHS.findIndex((one) => one >= width);
  const useful = enough < 0 ? WIDTHS : WIDTHS.slice(0, enough + 1);
  return {
    src: image.w668,
    srcSet: useful.map((one) => `${image[`w${one}`]} ${Math.min(one, width)}w`).join(', '),
  };
}
