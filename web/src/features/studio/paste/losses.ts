import { t } from './messages/index.ts';

// In the order in which they are listed.
const WORDS = {
  picture: 'studio.pastePicture',
  equation: 'studio.pasteEquation',
  strike: 'studio.pasteStrike',
  shift: 'studio.pasteShift',
  hidden: 'studio.pasteHidden',
  highlight: 'studio.pasteHighlight',
  colour: 'studio.pasteColour',
  symbol: 'studio.pasteSymbol',
  link: 'studio.pasteLink',
  numbering: 'studio.pasteNumbering',
  table: 'studio.pasteTable',
  footnote: 'studio.pasteFootnote',
  comment: 'studio.pasteComment',
  media: 'studio.pasteMedia',
  control: 'studio.pasteControl',
  file: 'studio.pasteFile',
  length: 'studio.pasteLength',
} as const;

export type Loss = keyof typeof WORDS;
/** How many of what was pasted the field does not take. */
export type Losses = Partial<Record<Loss, number>>;
export type CountLoss = (loss: Loss, count?: number) => void;

export function countLosses(): { losses: Losses; count: CountLoss } {
  const losses: Losses = {};
  const count: CountLoss = (loss, by = 1) => {
    losses[loss] = (losses[loss] ?? 0) + by;
  };
  return { losses, count };
}

/** "Left out: 2 pictures, 1 equation." Empty where nothing was. */
export function describeLosses(losses: Losses): string {
  const things = (Object.keys(WORDS) as Loss[]).flatMap((loss) => {
    const count = losses[loss] ?? 0;
    return count > 0 ? [t(WORDS[loss], { count })] : [];
  });
  return things.length > 0 ? t('studio.pasteLeftOut', { things: things.join(', ') }) : '';
}
