import { useDebouncedValue } from '@mantine/hooks';
import { NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Choices } from '../../../components/choices/Choices.tsx';
import { IconChevronDown, IconX } from '../../../components/icons.ts';
import { useSession } from '../../../session/index.ts';
import { t } from '../messages/index.ts';
import { drawnOf, mixOf, type Choice } from './choice.ts';
import { usePaperMatchesQuery, type PaperMatchesQuery } from './choices.generated.ts';
import classes from './NewPaper.module.css';
import { TopicFields } from './TopicFields.tsx';

const SETTLE_MS = 300;
const FIRST_YEAR = 2010;
const MAX = 200;

type Named = { code: string; name: string };
export type Matches = PaperMatchesQuery['paperMatches'];
type Props = {
  choice: Choice;
  subjects: readonly Named[];
  boards: readonly Named[];
  onChange: (part: Partial<Choice>) => void;
  /** The number of questions to draw from; undefined until it is known. */
  onMatches: (matches: Matches | undefined) => void;
};

const COUNTS = [
  { name: 'mtf', label: 'papers.mtf' },
  { name: 'sba', label: 'papers.sba' },
  { name: 'saq', label: 'papers.saq' },
] as const;

const POOLS = [
  { value: 'ALL', text: 'papers.poolAll' },
  { value: 'UNSEEN', text: 'papers.poolUnseen' },
  { value: 'WRONG', text: 'papers.poolWrong' },
  { value: 'FLAGGED', text: 'papers.poolFlagged' },
] as const;

const optionsOf = (items: readonly Named[]) => items.map(({ code, name }) => ({ value: code, text: name }));

/** Which questions a paper is drawn from, with the number of matches. */
export function MixFields({ choice, subjects, boards, onChange, onMatches }: Props) {
  const session = useSession();
  const { matches, isEmpty } = useMatches(choice, onMatches);
  const hasSubject = choice.subjects.length > 0;
  return (
    <>
      <Choices
        legend={t('papers.subjects')}
        type="checkbox"
        options={optionsOf(subjects)}
        chosen={choice.subjects}
        onChange={(chosen) => onChange({ subjects: chosen, topics: [] })}
      />
      {!hasSubject && (
        <p role="status" className={classes.empty}>
          {t('papers.noSubject')}
        </p>
      )}
      {hasSubject && (
        <TopicFields
          prof={choice.prof}
          subjects={subjects.filter(({ code }) => choice.subjects.includes(code))}
          chosen={choice.topics}
          onChange={(topics) => onChange({ topics })}
        />
      )}
      <Topics choice={choice} onChange={onChange} />
      {session && (
        <NativeSelect
          label={t('papers.pool')}
          data={POOLS.map(({ value, text }) => ({ value, label: t(text) }))}
          value={choice.pool}
          onChange={({ currentTarget }) => onChange({ pool: currentTarget.value as Choice['pool'] })}
        />
      )}
      <fieldset className={classes.counts}>
        <legend>{t('papers.howMany')}</legend>
        {COUNTS.map(({ name, label }) => (
          <Count
            key={name}
            label={t(label)}
            value={choice[name]}
            matches={matches?.[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        {choice.saq > 1 && <AnswerAny choice={choice} onChange={onChange} />}
      </fieldset>
      {isEmpty && (
        <p role="status" className={classes.empty}>
          {t('papers.noMatch')}
        </p>
      )}
      <Narrowing choice={choice} boards={boards} onChange={onChange} />
    </>
  );
}

type Part = Pick<Props, 'choice' | 'onChange'>;

function useMatches(choice: Choice, onMatches: Props['onMatches']) {
  const [mix] = useDebouncedValue(
    JSON.stringify({ ...mixOf(choice), mtf: 1, sba: 1, saq: 1, saqAnswerAny: null }),
    SETTLE_MS,
  );
  const { data, previousData } = usePaperMatchesQuery({
    variables: { mix: JSON.parse(mix) as ReturnType<typeof mixOf> },
    skip: choice.subjects.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const matches = (data ?? previousData)?.paperMatches;
  const hasSubject = choice.subjects.length > 0;
  const isEmpty = hasSubject && matches !== undefined && drawnOf(choice, matches) === 0;
  const report = useEffectEvent(onMatches);
  useEffect(() => report(matches), [matches]);
  return { matches, isEmpty };
}

const Topics = ({ choice: { topics }, onChange }: Part) =>
  topics.length > 0 && (
    <ul className={classes.topics} aria-label={t('papers.topics')}>
      {topics.map((topic) => (
        <li key={topic}>
          <button
            type="button"
            aria-label={t('papers.withoutTopic', { topic })}
            onClick={() => onChange({ topics: topics.filter((one) => one !== topic) })}
          >
            {topic}
            <IconX size={14} stroke={2.5} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );

const AnswerAny = ({ choice, onChange }: Part) => (
  <NativeSelect
    label={t('papers.any')}
    data={Array.from({ length: choice.saq }, (_, index) => choice.saq - index).map((number) => ({
      value: String(number),
      label: number === choice.saq ? t('papers.anyAll') : t('papers.anyOf', { any: number, count: choice.saq }),
    }))}
    value={String(Math.min(choice.any ?? choice.saq, choice.saq))}
    onChange={({ currentTarget }) =>
      onChange({ any: Number(currentTarget.value) < choice.saq ? Number(currentTarget.value) : null })
    }
  />
);

function Narrowing({ choice, boards, onChange }: Part & Pick<Props, 'boards'>) {
  // Only at first: otherwise it would close when the last board is unchecked.
  const [isNarrowed] = useState(choice.boards.length > 0 || choice.fromYear !== null || choice.toYear !== null);
  return (
    <details className={classes.more} open={isNarrowed}>
      <summary>
        {t('papers.narrow')}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <Choices
        legend={t('papers.boards')}
        type="checkbox"
        options={optionsOf(boards)}
        chosen={choice.boards}
        onChange={(chosen) => onChange({ boards: chosen })}
      />
      <div className={classes.pair}>
        <YearSelect
          label={t('papers.fromYear')}
          value={choice.fromYear}
          onChange={(fromYear) => onChange({ fromYear })}
        />
        <YearSelect label={t('papers.toYear')} value={choice.toYear} onChange={(toYear) => onChange({ toYear })} />
      </div>
    </details>
  );
}

type CountProps = { label: string; value: number; matches: number | undefined; onChange: (value: number) => void };

const Count = ({ label, value, matches, onChange }: CountProps) => (
  <TextInput
    label={label}
    type="number"
    inputMode="numeric"
    min={0}
    max={MAX}
    // As text, or React leaves a zero before what is typed.
    value={String(value)}
    onFocus={({ currentTarget }) => currentTarget.select()}
    description={matches === undefined ? ' ' : t('papers.match', { count: matches })}
    error={matches !== undefined && value > matches ? t('papers.onlySoMany', { count: matches }) : undefined}
    onChange={({ currentTarget }) => onChange(Math.min(MAX, Math.max(0, Math.trunc(Number(currentTarget.value)) || 0)))}
  />
);

type YearProps = { label: string; value: number | null; onChange: (year: number | null) => void };

function YearSelect({ label, value, onChange }: YearProps) {
  const [last] = useState(() => new Date().getFullYear());
  const years = Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => String(last - index));
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: t('papers.anyYear') }, ...years.map((year) => ({ value: year, label: year }))]}
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
    />
  );
}
