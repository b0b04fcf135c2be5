import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconPlus } from '../../../../components/icons.ts';
import { Loaded } from '../../../../components/Loaded.tsx';
import type { DeskEntryKind } from '../../../../graphql.generated.ts';
import { StudioSkeleton } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import classes from './Entries.module.css';
import { EntryRow } from './EntryRow.tsx';
import type { EntryHead } from './EntryRow.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useOrder } from './useOrder.ts';

type Query<Data> = Parameters<typeof Loaded<Data>>[0]['query'];

type Props<Data, Entry> = {
  kind: DeskEntryKind;
  query: Query<Data>;
  entriesOf: (data: Data) => readonly Entry[];
  newTo: string;
  pathOf: (entry: Entry) => string;
  titleOf: (entry: Entry) => string;
  /** What its removal does. */
  removalOf: (entry: Entry) => string;
  /** The address of a small picture of it. */
  thumbnailOf?: (entry: Entry) => string;
  /** Whether it has a place in the order; those without come last. */
  hasPlace?: (entry: Entry) => boolean;
  /** Beside its title. */
  children?: (entry: Entry) => ReactNode;
};

/** Entries in the order that readers see them in, to open, move and remove. */
export function EntryList<Data, Entry extends EntryHead>(props: Props<Data, Entry>) {
  const { query, newTo, entriesOf } = props;
  return (
    <>
      <div className={classes.tools}>
        <p className={classes.hint}>{t('desk.contentListHint')}</p>
        <Button component={Link} to={newTo} leftSection={<IconPlus size={18} aria-hidden />}>
          {t('desk.contentNew', { kind: props.kind })}
        </Button>
      </div>
      <Loaded query={query} skeleton={<StudioSkeleton />}>
        {(data) => <EntryRows {...props} entries={entriesOf(data)} />}
      </Loaded>
    </>
  );
}

type RowsProps<Entry> = Omit<Props<unknown, Entry>, 'query' | 'entriesOf' | 'newTo'> & {
  query: Pick<Query<unknown>, 'refetch'>;
  entries: readonly Entry[];
};

/** Those that are ordered among each other. */
export function EntryRows<Entry extends EntryHead>(props: RowsProps<Entry>) {
  const { kind, query, entries, pathOf, titleOf, removalOf, thumbnailOf, hasPlace = () => true, children } = props;
  const last = entries.findLastIndex(hasPlace);
  const { inOrder, move, list } = useOrder(kind, entries, query.refetch);
  const [leaving, setLeaving] = useState<Entry>();
  return (
    <>
      <p role="status" className={entries.length === 0 ? classes.empty : classes.count}>
        {t(entries.length === 0 ? 'desk.contentNoEntries' : 'desk.contentEntryCount', {
          kind,
          count: entries.length,
        })}
      </p>
      <ol ref={list} className={classes.rows}>
        {inOrder.map((entry, index) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            to={pathOf(entry)}
            title={titleOf(entry)}
            thumbnail={thumbnailOf?.(entry)}
            isFirst={index === 0 || index > last}
            isLast={index >= last}
            onMove={(by) => move(entry.id, by)}
            onRemove={() => setLeaving(entry)}
          >
            {children?.(entry)}
          </EntryRow>
        ))}
      </ol>
      {leaving && (
        <RemoveDialog
          kind={kind}
          entry={leaving}
          title={titleOf(leaving)}
          effect={removalOf(leaving)}
          onClose={() => setLeaving(undefined)}
          onDone={() => {
            setLeaving(undefined);
            void query.refetch().catch(() => {});
          }}
        />
      )}
    </>
  );
}
