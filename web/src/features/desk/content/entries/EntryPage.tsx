import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import type { Stored } from './useEntryForm.ts';

type Props = { title: string; newTitle: string; backTo: string; children: (id: string | undefined) => ReactNode };

/** The screen of the entry that the address names, or else of a new one. */
export function EntryPage({ title, newTitle, backTo, children }: Props) {
  const { id } = useParams();
  return (
    <StudioPage title={id ? title : newTitle} backTo={backTo}>
      <Fragment key={id}>{children(id)}</Fragment>
    </StudioPage>
  );
}

/** A form starts from the entry as it is now: others change it, too. */
export const FORM_POLICY = 'network-only';

export type EntryProps<Form> = {
  /** Undefined for a new entry. */
  stored: Stored<Form> | undefined;
  /** The entry as it is now; undefined if it is gone. */
  reload: () => Promise<Stored<Form> | undefined>;
};

type LoadedProps<Data, Entry, Form> = {
  /** Undefined for a new entry: the query is skipped. */
  id: string | undefined;
  query: Omit<ComponentProps<typeof Loaded<Data>>['query'], 'refetch'> & {
    refetch: () => Promise<{ data?: Data | undefined }>;
  };
  find: (data: Data) => Entry | null | undefined;
  toStored: (entry: Entry) => Stored<Form>;
  children: (props: EntryProps<Form>) => ReactNode;
};

/** The editor of an entry once that is loaded. */
export function LoadedEntry<Data, Entry, Form>(props: LoadedProps<Data, Entry, Form>) {
  const { id, query, find, toStored, children } = props;
  if (id === undefined) return children({ stored: undefined, reload: async () => undefined });
  const read = (data: Data | undefined) => {
    const entry = data && find(data);
    return entry ? toStored(entry) : undefined;
  };
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {(data) => {
        const stored = read(data);
        if (!stored) return <NoData>{t('desk.contentGone')}</NoData>;
        return children({ stored, reload: async () => read((await query.refetch()).data) });
      }}
    </Loaded>
  );
}
