import type { SheetRow } from '../../sheet/sheet-row.ts';
import type { Attributes } from './styles.ts';

type Columns = { from: number; to: number; style: string; isHidden: boolean };

export type OdsSheet = {
  /** From 0. */
  index: number;
  name: string;
  isHidden: boolean;
  /** Those below stand behind the rows too, so they are whole after the last one. */
  columns: Columns[];
  hasShapes: boolean;
  /** The cells of conditional formats that strike out or raise text. */
  conditional: string[];
};

/** A row stands `repeat` times in a sheet. */
export type OdsRow = { sheet: OdsSheet; row: SheetRow; repeat: number };

export const isHidden = ({ visibility = 'visible' }: Attributes) => visibility !== 'visible';

/** What a number of repeated or spanned cells says. */
export const countOf = (text = '1') => Math.max(1, Math.trunc(Number(text)) || 1);
