import { Link } from '@mantine/tiptap';
import { Image } from '@tiptap/extension-image';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { LINK_ADDRESS, PICTURE_ADDRESS } from 'schema/allowed-html.ts';

/** Without the widths of columns, which questions do not have. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

const SafeLink = Link.extend({
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (link) => isLink(link.getAttribute('href')) && null }],
}).configure({
  // The reader's card adds them.
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (address) => isLink(address),
});

/** An import may have some; the form has a field for new ones. */
const OldPicture = Image.extend({
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => isPicture(image.getAttribute('src')) && null }],
}).configure({ inline: true });

const isLink = (address: string | null | undefined) => LINK_ADDRESS.test(address ?? '');
const isPicture = (address: string | null) => PICTURE_ADDRESS.test(address ?? '');

/** What questions may have of HTML: schema/allowed-html.ts. Whatever is pasted is reduced to it. */
export const extensions = [
  StarterKit.configure({
    codeBlock: false,
    heading: { levels: [2, 3, 4, 5, 6] },
    link: false,
    // An empty paragraph at the end would be a change.
    trailingNode: false,
  }),
  OldPicture,
  SafeLink,
  Subscript,
  Superscript,
  PlainTable,
  TableCell,
  TableHeader,
  TableRow,
];
