import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { type ExistingNamesQuery, useExistingNamesQuery } from '../../studio/choices/index.ts';
import { t } from '../messages/index.ts';
import classes from './Export.module.css';
import type { Selection } from './selection.ts';

const BOARDS = { dhaka: 'DHK', chattogram: 'CTG', sylhet: 'SYL', rajshahi: 'RAJ' } as const;

type Props = { selection: Selection; problem: string | undefined; onChange: (list: string) => void };

/** A chapter, topic or year by its name; those of a chosen subject are proposed. */
export function ListField({ selection, problem, onChange }: Props) {
  const id = useId();
  const { prof, subject, list } = selection;
  const { data } = useExistingNamesQuery({
    variables: { prof: prof ?? '', subject: subject ?? '' },
    skip: !prof || !subject,
  });
  return (
    <>
      <TextInput
        label={t('exchange.list')}
        description={t('exchange.listHint')}
        className={classes.list}
        list={id}
        autoComplete="off"
        value={list}
        error={problem}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={id}>
        {listsOf(data, `${prof}-${subject}`).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

function listsOf(data: ExistingNamesQuery | undefined, subject: string): string[] {
  if (!data) return [];
  const chapters = (data.chapters ?? []).map(({ name }) => `${subject}/chapter/${name}`);
  const topics = (Object.keys(BOARDS) as (keyof typeof BOARDS)[]).flatMap((board) =>
    (data[board]?.topics ?? []).map((name) => `${BOARDS[board]}${subject}/topic/${name}`),
  );
  return [...new Set([...chapters, ...topics])];
}
