import { t } from '../../messages/index.ts';

type Reference = { title: string; edition: string; page: string };

/** Longer ones are years. */
const EDITION = /^\d{1,2}$/;
const PAGE = /^\d+$/;
const PAGES = /^\d+(?:\s*[-–]\s*\d+)?$/;

/** One line of a reference: "Guyton and Hall, 14th edition, p. 120". What is not a number stays as it was written. */
export function referenceLine({ title, edition, page }: Reference): string {
  const [name, issue, place] = [title.trim(), edition.trim(), page.trim()];
  return [
    name,
    EDITION.test(issue) ? t('studio.editionLine', { number: Number(issue) }) : issue,
    PAGES.test(place) ? t(PAGE.test(place) ? 'studio.pageLine' : 'studio.pagesLine', { page: place }) : place,
  ]
    .filter(Boolean)
    .join(', ');
}
