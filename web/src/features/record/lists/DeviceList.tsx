import { useState } from 'react';
import { inList, StorageBlocked, type ListName } from '../../study/device/index.ts';
import { deviceQuestions } from '../data/own-lists.ts';
import { subjectOf, type Subject } from '../data/subjects.ts';
import { useOwnRecords } from '../data/useOwnRecords.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { OwnList } from './OwnList.tsx';
import { filterValue, type SubjectFilter } from './useSubjectFilter.ts';

const PAGE = 20;

/** A list from this device's record. */
export function DeviceList({ list, filter }: { list: ListName; filter: SubjectFilter }) {
  const [count, setCount] = useState(PAGE);
  const records = useOwnRecords();
  if (records === null) return <StorageBlocked />;
  if (!records) return <ListSkeleton />;
  const questions = deviceQuestions(records, list, filter.subject);
  const subjects = new Map<string, Subject>();
  for (const record of records) {
    const subject = inList(list, record) && subjectOf(record.shelf);
    if (subject) subjects.set(filterValue(subject), subject);
  }
  return (
    <OwnList
      list={list}
      questions={questions.slice(0, count)}
      total={questions.length}
      subjects={[...subjects.values()].toSorted((a, b) => a.name.localeCompare(b.name))}
      filter={filter}
      hasMore={questions.length > count}
      onMore={() => setCount(count + PAGE)}
    />
  );
}
