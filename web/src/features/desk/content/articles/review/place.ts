import type { ArticlePlacesQuery } from './article-review.generated.ts';

export type Subjects = NonNullable<ArticlePlacesQuery['internshipSubjects']>;

/** The subject and the list by their names, or where they have none yet by their ids. */
export function placeOf({ subject, list }: { subject: string; list: string | null }, subjects: Subjects): string {
  const found = subjects.find(({ id }) => id === subject);
  const name = list === null ? undefined : (found?.topics?.find(({ id }) => id === list)?.name ?? list);
  return [found?.name ?? subject, name].filter(Boolean).join(' › ');
}
