import { SITE_LINK } from 'schema/site-link.ts';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { mergeAttributes, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

/** A picture of the image store, within a line. */
const ArticlePicture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img[src^="/images/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** Without the widths of columns. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** What an article may hold. Whatever is pasted is reduced to it; of the rest the text stays. */
export const articleExtensions = [
  StarterKit.configure({
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => SITE_LINK.test(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    strike: false,
    underline: false,
    // An empty paragraph at the end would be a change.
    trailingNode: false,
  }),
  Subscript,
  Superscript,
  PlainTable,
  TableCell,
  TableHeader,
  TableRow,
  ArticlePicture,
];
