import { LAYOUT_TAG } from 'text/html/tags.ts';
import { stripMarkup } from '../../../texts/html.ts';
import { escapeXml } from '../files/write-xml.ts';

/** The import makes `<br>` of a line break where no tag lays out lines, and leaves the reference alone. */
export const cellBody = (html: string): string => (LAYOUT_TAG.test(html) ? html : html.replaceAll('\n', '&#10;'));

/** The import takes tags out of plain text; what only looks like one must come back. */
export const cellText = (text: string): string => (stripMarkup(text) === text ? text : `<i>${escapeXml(text)}</i>`);
