import type { Schema } from '@tiptap/pm/model';
import { SITE_LINK } from 'schema/site-link.ts';

/** What a field can hold beside paragraphs, lists, tables and raised and lowered text. */
export type PasteTarget = {
  isPlain: boolean;
  hasStrike: boolean;
  hasHeadings: boolean;
  keepsLink: (address: string) => boolean;
  keepsPicture: (address: string) => boolean;
};

/** What the text editor with this schema can hold. */
export const toTarget = ({ marks, nodes }: Schema): PasteTarget => ({
  isPlain: false,
  hasStrike: marks['strike'] !== undefined,
  hasHeadings: nodes['heading'] !== undefined,
  keepsLink: (address) => marks['link'] !== undefined && SITE_LINK.test(address),
  keepsPicture: (address) => nodes['picture'] !== undefined && address.startsWith('/images/'),
});
