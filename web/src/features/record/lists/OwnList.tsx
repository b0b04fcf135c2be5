import { Button, Input, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { matches } from '../../../components/find-list/matches.ts';
import { IconSearch } from '../../../components/icons.ts';
import { PartError } from '../../../components/PartError.tsx';
import type { OwnQuestion } from '../data/own-lists.ts';
import { subjectOf, type Subject } from '../data/subjects.ts';
import { t } from '../messages/index.ts';
import { newPaperPath } from '../../../paths/papers.ts';
import type { ListName } from '../../study/device/index.ts';
import { OwnPractice } from './OwnPractice.tsx';
import { OwnQuestionRow } from './OwnQuestionRow.tsx';
import classes from './OwnList.module.css';
import { LIST_TITLES } from './titles.ts';
import { filterValue, type SubjectFilter } from './useSubjectFilter.ts';

type Props = {
  list: ListName;
  questions: readonly OwnQuestion[];
  /** Of the whole list. */
  total: number;
  subjects: readonly Subject[];
  filter: SubjectFilter;
  hasMore: boolean;
  onMore: () => void;
  /** Whether a paper can be drawn from it. */
  hasPapers?: boolean | undefined;
  busy?: boolean;
  failure?: string | undefined;
  /** Practice may have changed the list. */
  onPractised?: () => void;
};

const EMPTY = {
  wrong: 'record.wrongEmpty',
  due: 'record.dueEmpty',
  flagged: 'record.flaggedEmpty',
  noted: 'record.notedEmpty',
} as const;

export function OwnList({ list, questions, total, subjects, filter, hasMore, onMore, ...props }: Props) {
  const { busy = false, failure, onPractised, hasPapers } = props;
  const [params] = useSearchParams();
  const isPractising = params.get('view') === 'one';
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const found = isSearching ? questions.filter(({ note }) => matches(note, text)) : questions;
  const isLoadingRest = isSearching && hasMore && !failure;
  useEffect(() => {
    // A search goes through the whole list.
    if (isLoadingRest && !busy) onMore();
  }, [isLoadingRest, busy, onMore]);
  const wasPractising = useRef(isPractising);
  useEffect(() => {
    if (wasPractising.current && !isPractising) onPractised?.();
    wasPractising.current = isPractising;
  }, [isPractising, onPractised]);
  return (
    <>
      {isPractising && (
        <OwnPractice
          title={t(LIST_TITLES[list])}
          hasFailed={failure !== undefined}
          {...{ questions, total, hasMore, onMore, busy }}
        />
      )}
      {total === 0 && !filter.value ? (
        <Empty list={list} />
      ) : (
        <>
          <Tools {...{ list, questions, total, subjects, filter, hasPapers }}>
            {list === 'noted' && <NoteSearch text={text} onChange={setText} />}
          </Tools>
          <p role="status" className={classes.count}>
            {isLoadingRest
              ? t('record.searchingRest')
              : isSearching
                ? t('record.found', { count: found.length })
                : t('record.questionCount', { count: total })}
          </p>
          <ul className={classes.rows}>
            {found.map((one) => (
              <OwnQuestionRow key={one.question.id} {...one} />
            ))}
          </ul>
          {failure && <PartError text={failure} onRetry={onMore} busy={busy} />}
          {hasMore && !failure && !isSearching && (
            <Button variant="default" className={classes.more} onClick={onMore} loading={busy}>
              {t('record.showMore')}
            </Button>
          )}
        </>
      )}
    </>
  );
}

type ToolsProps = Pick<Props, 'list' | 'questions' | 'total' | 'subjects' | 'filter' | 'hasPapers'> & {
  children: ReactNode;
};

const Tools = ({ list, questions, total, subjects, filter, hasPapers, children }: ToolsProps) => (
  <div className={classes.tools}>
    {total > 0 && (
      <Button component={Link} to={{ search: practiceSearch(filter) }} state={FROM_LIST}>
        {t('record.practise')}
      </Button>
    )}
    {total > 0 && hasPapers && list in POOLS && (
      <Button
        component={Link}
        to={paperPath(list as keyof typeof POOLS, filter, subjectOf(questions[0]?.shelf)?.prof)}
        variant="default"
      >
        {t('record.sitPaper')}
      </Button>
    )}
    {(subjects.length > 1 || filter.value) && <SubjectSelect subjects={subjects} filter={filter} />}
    {children}
  </div>
);

const NoteSearch = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <Input
    type="search"
    aria-label={t('record.searchNotes')}
    placeholder={t('record.searchNotes')}
    leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
    value={text}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

const FROM_LIST = { fromList: true };

const practiceSearch = ({ value }: SubjectFilter) =>
  `?${new URLSearchParams({ view: 'one', ...(value && { subject: value }) })}`;

const SubjectSelect = ({ subjects, filter }: Pick<Props, 'subjects' | 'filter'>) => (
  <NativeSelect
    aria-label={t('record.subject')}
    value={filter.value}
    data={[
      { value: '', label: t('record.allSubjects') },
      ...subjects.map((subject) => ({ value: filterValue(subject), label: subject.name })),
    ]}
    onChange={(event) => filter.set(event.currentTarget.value)}
  />
);

const Empty = ({ list }: { list: ListName }) => (
  <section className={classes.empty}>
    <p>{t(EMPTY[list])}</p>
    <Button component={Link} to={siteRoutes.boards}>
      {t('record.start')}
    </Button>
  </section>
);

/** What papers can be drawn from. */
const POOLS = { wrong: 'WRONG', flagged: 'FLAGGED' } as const;

/** A paper is of one professional year: `prof`, unless the list is narrowed to a subject. */
const paperPath = (list: keyof typeof POOLS, { subject }: SubjectFilter, prof: string | undefined) =>
  newPaperPath({
    ...(subject ? { prof: subject.prof, subject: subject.code } : prof && { prof }),
    pool: POOLS[list],
  });
