import { cleanHtml } from 'text/html/clean-html.ts';
import type { NoteLoss } from 'text/html/losses.ts';
import { ARTICLE } from 'text/html/profile.ts';

/** Pictures come from our own image store, under the address that the site serves it at. */
export const imagePath = (publicId: string) => `/images/${publicId}`;

/** Keeps text, lists, tables, safe links and our own pictures; the rest becomes text or is removed, and is noted. */
export const sanitiseArticle = (html: string, note?: NoteLoss): string => cleanHtml(html, ARTICLE, note);
