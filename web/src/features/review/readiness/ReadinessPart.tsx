import { Skeleton } from '@mantine/core';
import { errorCode, errorText } from '../../../apollo/errors.ts';
import { PartError } from '../../../components/PartError.tsx';
import { useHashTarget } from '../../../components/useHashTarget.ts';
import { READINESS_ID } from '../../../paths/review.ts';
import { t } from '../messages/index.ts';
import type { OwnReadiness } from './own-readiness.ts';
import { Part } from './Part.tsx';
import { useReadinessQuery } from './readiness.generated.ts';
import classes from './Readiness.module.css';

/** What a reader is expected to get in each part, by subject. Absent until something was answered. */
export function ReadinessPart({ examOn }: { examOn?: string }) {
  const { data, error, loading, refetch } = useReadinessQuery({ fetchPolicy: 'cache-and-network' });
  const parts = data?.viewer?.study?.readiness;
  if (parts?.length === 0 || errorCode(error) === 'NOT_SUPPORTED') return null;
  return (
    <section id={READINESS_ID} tabIndex={-1} aria-labelledby="readiness-title" className={classes.readiness}>
      <h2 id="readiness-title">{t('review.readiness')}</h2>
      <p className={classes.hint}>{t('review.readinessHint')}</p>
      {parts ? (
        <Subjects parts={parts} examOn={examOn} />
      ) : error ? (
        <PartError text={errorText(error)} onRetry={() => void refetch().catch(() => {})} busy={loading} />
      ) : (
        <Skeleton h={240} radius="var(--radius-sheet)" aria-busy="true" />
      )}
    </section>
  );
}

const keyOf = ({ prof, subject }: OwnReadiness) => `${prof} ${subject.code}`;

function Subjects({ parts, examOn }: { parts: readonly OwnReadiness[]; examOn: string | undefined }) {
  useHashTarget();
  const subjects = [...new Set(parts.map(keyOf))].map((key) => parts.filter((part) => keyOf(part) === key));
  return (
    <ul className={classes.subjects}>
      {subjects.map((ofSubject) => (
        <li key={keyOf(ofSubject[0]!)}>
          <h3>{ofSubject[0]!.subject.name}</h3>
          <ul className={classes.parts}>
            {ofSubject.map((part) => (
              <Part key={part.component} part={part} examOn={examOn} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
