import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** Without the widths of columns, which questions do not have. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** What the bank keeps of a question's HTML. Whatever is pasted is reduced to it; of the rest the text stays. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    link: false,
    // An empty paragraph at the end would be a change.
    trailingNode: false,
  }),
  Subscript,
  Superscript,
  PlainTable,
  TableCell,
  TableHeader,
  TableRow,
];
