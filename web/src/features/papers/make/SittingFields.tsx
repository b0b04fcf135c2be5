import { NativeSelect, Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { PartError } from '../../../components/PartError.tsx';
import { countsText } from '../counts.ts';
import { t } from '../messages/index.ts';
import type { Choice } from './choice.ts';
import { useSittingsQuery, type SittingsQuery } from './choices.generated.ts';
import classes from './NewPaper.module.css';

type Named = { code: string; name: string };
type Props = {
  choice: Choice;
  subjects: readonly Named[];
  boards: readonly Named[];
  onChange: (part: Partial<Choice>) => void;
};

const optionsOf = (items: readonly Named[]) => items.map(({ code, name }) => ({ value: code, label: name }));

/** A board, a subject and one of its sittings. */
export function SittingFields({ choice, subjects, boards, onChange }: Props) {
  const { board, prof, subject } = choice;
  const { data, error, loading, refetch } = useSittingsQuery({ variables: { board, prof, subject } });
  const retry = () => void refetch().catch(() => {});
  const sittings = data?.sittings ?? [];
  const isChosen = sittings.some(({ year, sitting }) => year === choice.year && sitting === choice.sitting);
  // The year in the address, else the newest.
  const first = isChosen ? undefined : (sittings.find(({ year }) => year === choice.year) ?? sittings[0]);
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (first) choose({ year: first.year, sitting: first.sitting });
  }, [first]);
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={t('papers.board')}
          data={optionsOf(boards)}
          value={board}
          onChange={({ currentTarget }) => onChange({ board: currentTarget.value })}
        />
        <NativeSelect
          label={t('papers.subject')}
          data={optionsOf(subjects)}
          value={subject}
          onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
        />
      </div>
      {data ? (
        <SittingList sittings={data.sittings} choice={choice} onChange={onChange} />
      ) : error ? (
        <PartError text={errorText(error)} onRetry={retry} busy={loading} />
      ) : (
        <Skeleton h={176} aria-busy="true" />
      )}
    </>
  );
}

type ListProps = Pick<Props, 'choice' | 'onChange'> & { sittings: SittingsQuery['sittings'] };

const SittingList = ({ sittings, choice, onChange }: ListProps) => (
  <fieldset className={classes.sittings}>
    <legend>{t('papers.sittingHead')}</legend>
    {sittings.length === 0 ? <p>{t('papers.noSittings')}</p> : <p>{t('papers.originals')}</p>}
    {sittings.map(({ year, sitting, ...counts }) => (
      <label key={`${year} ${sitting}`}>
        <input
          type="radio"
          name="sitting"
          checked={choice.year === year && choice.sitting === sitting}
          onChange={() => onChange({ year, sitting })}
        />
        <b>{sitting ? t('papers.sittingOf', { sitting, year }) : t('papers.year', { year })}</b>
        <small>{countsText(counts)}</small>
      </label>
    ))}
  </fieldset>
);
