import type { Editor } from '@tiptap/react';

const EMPTY = '<p></p>';
const SINGLE = /^<p>((?:(?!<\/?p>).)*)<\/p>$/s;

/** As questions are stored: a single paragraph has no tags around it, an empty field no text. */
export function htmlOf(editor: Editor): string {
  let html = editor.getHTML();
  while (html.endsWith(EMPTY)) html = html.slice(0, -EMPTY.length);
  return SINGLE.exec(html)?.[1] ?? html;
}
