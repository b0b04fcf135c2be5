import { useParams } from 'react-router-dom';
import { NextList } from '../practice/index.ts';
import { useChaptersQuery } from './chapters.generated.ts';
import { findNames } from './crumbs.ts';
import { chapterPath, subjectPath } from './paths.ts';
import { useSetCodes } from './useSetCodes.ts';

/** A link to the next chapter, or else to the subject. */
export function NextChapter() {
  const codes = useSetCodes();
  const { id } = useParams();
  const { data } = useChaptersQuery({ variables: codes, errorPolicy: 'all' });
  const chapters = data?.chapters ?? [];
  const index = chapters.findIndex((chapter) => chapter.id === id);
  const next = index === -1 ? undefined : chapters[index + 1];
  return (
    <NextList
      next={next && { name: next.name, path: chapterPath(codes, next.id) }}
      back={{ name: findNames(data?.professionalYears, codes).subject, path: subjectPath(codes) }}
    />
  );
}
