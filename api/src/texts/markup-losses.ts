import type { Loss as HtmlLoss, NoteLoss } from 'text/html/losses.ts';
import { MAX_COLUMNS } from 'text/html/write-html.ts';
import type { Message } from '../http/messages.ts';
import { lossMessages } from './messages.ts';

export type Loss = keyof typeof lossMessages;
/** What cleaning removes; `pictures` and `faults` refuse the row. */
export type Losses = { pictures: Set<Loss>; faults: Set<Loss>; dropped: Set<Loss> };

export const noLosses = (): Losses => ({ pictures: new Set(), faults: new Set(), dropped: new Set() });

const PICTURES: ReadonlySet<Loss> = new Set(['picture', 'svg', 'drawing', 'video', 'sound', 'object', 'page']);
const FAULTS: ReadonlySet<Loss> = new Set(['tableInTable', 'wideTable', 'tooDeep', 'strike']);

/** Records what a cleaner notes. */
export const noteIn =
  (losses: Losses): NoteLoss =>
  (loss: HtmlLoss) => {
    const kind = PICTURES.has(loss) ? 'pictures' : FAULTS.has(loss) ? 'faults' : 'dropped';
    losses[kind].add(loss);
  };

export const nameLoss = (loss: Loss): Message =>
  loss === 'wideTable' ? lossMessages.wideTable({ max: MAX_COLUMNS }) : lossMessages[loss]();
