import { SITTINGS } from 'question/appearances.ts';
import { KINDS } from 'question/kinds/names.ts';
import type { RecordView } from '../../study/index.ts';
import type { QuestionCardFragment } from '../card/question.generated.ts';
import { t as listText } from '../messages/index.ts';
import classes from './FilterPanel.module.css';
import { fitsFilters, showUnseen, type Filters } from './filters.ts';
import type { Range } from './range.ts';
import { t } from './messages/index.ts';
import { RangeFilter } from './RangeFilter.tsx';

export type FilterPanelProps = {
  range: Range | undefined;
  /** The number of questions, if known. */
  length: number | undefined;
  filters: Filters;
  /** Of the open page, which the counts are about. */
  questions: readonly QuestionCardFragment[];
  records: ReadonlyMap<string, RecordView>;
  onRange: (range: Range | undefined) => void;
  onFilter: (name: keyof Filters, value: string) => void;
};

const GROUPS = [
  { name: 'type', label: 'questions.filterType', values: KINDS },
  { name: 'sitting', label: 'questions.filterSitting', values: SITTINGS },
  { name: 'mine', label: 'questions.filterMine', values: ['wrong', 'unseen', 'flagged'] },
] as const;

const PAGE_SIZE = 20;

export function FilterPanel({ range, length, filters, questions, records, onRange, onFilter }: FilterPanelProps) {
  const countOf = (name: keyof Filters, value: string) => {
    const asOf = filters[name] === value ? undefined : Number.POSITIVE_INFINITY;
    return questions.filter((question) => fitsFilters({ [name]: value }, question, records.get(question.id), asOf))
      .length;
  };
  const isShort = length !== undefined && length <= PAGE_SIZE;
  return (
    <div className={classes.panel}>
      {GROUPS.map(({ name, label, values }) => (
        <fieldset key={name} className={classes.group}>
          <legend>{t(label)}</legend>
          {values.map((value) => {
            const count = countOf(name, value);
            const isSet = filters[name] === value;
            return (
              <button
                key={value}
                type="button"
                className={classes.value}
                aria-pressed={isSet}
                disabled={count === 0 && !isSet}
                onClick={() => {
                  if (value === 'unseen') showUnseen();
                  onFilter(name, isSet ? '' : value);
                }}
              >
                {listText('questions.filterChip', { value })} <span className={classes.count}>{count}</span>
              </button>
            );
          })}
        </fieldset>
      ))}
      {!isShort && <p className={classes.note}>{t('questions.filterCounts')}</p>}
      {(!isShort || range) && (
        <RangeFilter range={range} length={length} onChange={onRange} key={`${range?.from}-${range?.to}`} />
      )}
    </div>
  );
}
