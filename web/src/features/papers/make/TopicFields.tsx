import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { Choices } from '../../../components/choices/Choices.tsx';
import { IconChevronDown } from '../../../components/icons.ts';
import { PartError } from '../../../components/PartError.tsx';
import { t } from '../messages/index.ts';
import { usePaperTopicsQuery } from './choices.generated.ts';
import classes from './NewPaper.module.css';

type Named = { code: string; name: string };
type Props = { prof: string; chosen: readonly string[]; onChange: (topics: string[]) => void };

/** Narrows a mix to topics of its subjects. They load when they are looked at. */
export function TopicFields({ subjects, ...props }: Props & { subjects: readonly Named[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.more} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {t('papers.topics')}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      {isOpen && subjects.map((subject) => <SubjectTopics key={subject.code} subject={subject} {...props} />)}
    </details>
  );
}

function SubjectTopics({ subject, prof, chosen, onChange }: Props & { subject: Named }) {
  const { data, error, loading, refetch } = usePaperTopicsQuery({ variables: { prof, subject: subject.code } });
  if (!data) {
    const retry = () => void refetch().catch(() => {});
    return error ? (
      <PartError text={errorText(error)} onRetry={retry} busy={loading} />
    ) : (
      <Skeleton h={96} aria-busy="true" />
    );
  }
  const { dhaka, chittagong, sylhet, rajshahi } = data;
  const topics = new Set([dhaka, chittagong, sylhet, rajshahi].flatMap((board) => board?.topics ?? []));
  return (
    <Choices
      legend={subject.name}
      type="checkbox"
      options={[...topics]
        .toSorted((one, other) => one.localeCompare(other))
        .map((topic) => ({ value: topic, text: topic }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
