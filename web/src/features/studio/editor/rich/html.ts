import type { Editor } from '@tiptap/react';

const EMPTY_END = /(?:<p><\/p>)+$/;
const SINGLE = /^<p>((?:(?!<\/?p>).)*)<\/p>$/s;

/** As questions are stored: a single paragraph has no tags around it, an empty field no text. */
export function htmlOf(editor: Editor): string {
  const html = editor.getHTML().replace(EMPTY_END, '');
  return SINGLE.exec(html)?.[1] ?? html;
}
