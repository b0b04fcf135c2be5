import { NativeSelect, Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { errorText } from '../../../apollo/errors.ts';
import { PartError } from '../../../components/PartError.tsx';
import { pathUnder } from '../../../components/path-under.ts';
import { countsText } from '../counts.ts';
import { t } from '../messages/index.ts';
import { canSit, type Choice } from './choice.ts';
import { useSittingsQuery, type SittingsQuery } from './choices.generated.ts';
import classes from './NewPaper.module.css';

type Named = { code: string; name: string };
type Props = {
  choice: Choice;
  subjects: readonly Named[];
  boards: readonly Named[];
  /** The year in the address. */
  askedYear: number | null;
  onChange: (part: Partial<Choice>) => void;
};

const optionsOf = (items: readonly Named[]) => items.map(({ code, name }) => ({ value: code, label: name }));

/** A board, a subject and one of its sittings. */
export function SittingFields({ choice, subjects, boards, askedYear, onChange }: Props) {
  const { board, prof, subject } = choice;
  const { data, error, loading, refetch } = useSittingsQuery({ variables: { board, prof, subject } });
  const retry = () => void refetch().catch(() => {});
  const sittings = data?.sittings.filter(canSit);
  const isChosen = sittings?.some(({ year, sitting }) => year === choice.year && sitting === choice.sitting);
  const wanted = choice.year ?? askedYear;
  // Another year than the one in the address would surprise.
  const isAsked = wanted !== null && wanted === askedYear;
  const first = sittings?.find(({ year }) => year === wanted) ?? (isAsked ? undefined : sittings?.[0]);
  const [year, sitting] = [first?.year ?? null, first?.sitting ?? null];
  const isUnfit = sittings !== undefined && !isChosen && (year ?? choice.year) !== null;
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (isUnfit) choose({ year, sitting });
  }, [isUnfit, year, sitting]);
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
        <>
          <SittingList sittings={sittings ?? []} choice={choice} onChange={onChange} />
          {data.sittings.length > (sittings?.length ?? 0) && <Smaller {...{ choice, subjects, boards, askedYear }} />}
        </>
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
    <p>{sittings.length === 0 ? t('papers.noSittings') : t('papers.originals')}</p>
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

const listPath = pathUnder(siteRoutes.boards);

/** Where the questions of sittings are that are too small for a paper. */
function Smaller({ choice, subjects, boards, askedYear }: Omit<Props, 'onChange'>) {
  const { board, prof, subject, year } = choice;
  const nameOf = (items: readonly Named[], code: string) => items.find((one) => one.code === code)?.name ?? code;
  const place = { board: nameOf(boards, board), subject: nameOf(subjects, subject) };
  const isTooSmall = askedYear !== null && year === null;
  return (
    <p role="status" className={classes.empty}>
      {isTooSmall ? t('papers.yearTooSmall', { year: askedYear }) : t('papers.smallSittings')}{' '}
      {isTooSmall ? (
        <Link to={listPath(board, prof, subject, String(askedYear))}>
          {t('papers.practiseYear', { ...place, year: askedYear })}
        </Link>
      ) : (
        <Link to={listPath(board, prof, subject)}>{t('papers.practiseSubject', place)}</Link>
      )}
    </p>
  );
}
