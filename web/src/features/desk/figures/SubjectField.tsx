import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useStudioChoicesQuery } from '../../studio/choices/index.ts';
import { t } from './messages/index.ts';

export type Subject = { prof: string; subject: string };

/** The subject of a year in the address, such as `_1-ANAT`, and those there are. */
export function useSubject() {
  const [params, setParams] = useSearchParams();
  const years = useStudioChoicesQuery().data?.professionalYears ?? [];
  const all = years.flatMap((year) =>
    year.subjects.map(({ code, name }) => ({ prof: year.code, subject: code, label: `${year.name}: ${name}` })),
  );
  const subject = all.find((one) => keyOf(one) === params.get('subject'));
  const change = (key: string) =>
    setParams((before) => {
      if (key) before.set('subject', key);
      else before.delete('subject');
      return before;
    });
  return { all, subject, change };
}

const keyOf = ({ prof, subject }: Subject) => `${prof}-${subject}`;

type Props = Omit<ReturnType<typeof useSubject>, 'subject'> & { subject: Subject | undefined; forAll?: string };

export const SubjectField = ({ all, subject, change, forAll }: Props) => (
  <NativeSelect
    label={t('desk.coverageSubject')}
    value={subject ? keyOf(subject) : ''}
    data={[
      ...(forAll === undefined ? [] : [{ value: '', label: forAll }]),
      ...all.map((one) => ({ value: keyOf(one), label: one.label })),
    ]}
    onChange={({ currentTarget }) => change(currentTarget.value)}
  />
);
