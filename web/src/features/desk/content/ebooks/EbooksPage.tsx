import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { IconPlus } from '../../../../components/icons.ts';
import { FindForm, PagedList } from '../../../studio/paged/index.ts';
import { paths, StudioPage } from '../../../studio/shell/index.ts';
import classes from '../entries/Entries.module.css';
import { EntryRow } from '../entries/EntryRow.tsx';
import { RemoveDialog } from '../entries/RemoveDialog.tsx';
import { t } from '../messages/index.ts';
import { contentPaths, ebookPath } from '../paths.ts';
import { useDeskEbooksQuery, type DeskEbookFragment } from './desk-ebooks.generated.ts';
import ebookClasses from './Ebooks.module.css';
import { useShelf } from './useShelf.ts';

const MAX_SEARCH = 300;

/** `/studio/desk/ebooks`, and those that were found (`?q=`). */
export function DeskEbooksPage() {
  const [params, setParams] = useSearchParams();
  const text = (params.get('q') ?? '').trim();
  return (
    <StudioPage title={t('desk.contentEbooks')} backTo={paths.desk}>
      <div className={ebookClasses.find}>
        <FindForm
          text={text}
          label={t('desk.contentFindEbook')}
          maxLength={MAX_SEARCH}
          onFind={(q) => setParams(q ? { q } : {})}
        />
      </div>
      <div className={classes.tools}>
        <p className={classes.hint}>{t(text ? 'desk.contentFoundHint' : 'desk.contentListHint')}</p>
        <Button component={Link} to={contentPaths.newEbook} leftSection={<IconPlus size={18} aria-hidden />}>
          {t('desk.contentNew', { kind: 'EBOOK' })}
        </Button>
      </div>
      <Shelf key={text} text={text} />
    </StudioPage>
  );
}

function Shelf({ text }: { text: string }) {
  const query = useEbooks(text);
  const list = query.data?.desk.ebooks;
  // A book that was moved meanwhile may come twice.
  const edges = [...new Map(list?.edges.map((edge) => [edge.node.id, edge])).values()];
  const { container, step, toTop, remove } = useShelf(query, edges);
  const [leaving, setLeaving] = useState<DeskEbookFragment>();
  const leave = (id: string) => {
    setLeaving(undefined);
    if (edges.length > 1) remove(id);
    else void query.refetch().catch(() => {});
  };
  return (
    <div ref={container}>
      <PagedList
        query={query}
        list={list && { ...list, edges }}
        summary={t('desk.contentEbookCount', {
          count: edges.length,
          more: list?.pageInfo.hasNextPage ? 'yes' : 'no',
        })}
        empty={t(text ? 'desk.contentNoEbookFound' : 'desk.contentNoEbooks')}
      >
        {(ebook) => {
          const index = edges.findIndex(({ node }) => node.id === ebook.id);
          return (
            <EntryRow
              key={ebook.id}
              entry={ebook}
              to={ebookPath(ebook.id)}
              title={ebook.name}
              thumbnail={ebook.cover?.url}
              isFirst={text !== '' || index === 0}
              isLast={text !== '' || index === edges.length - 1}
              onMove={(by) => step(index, by)}
              onFirst={() => toTop(index)}
              onRemove={() => setLeaving(ebook)}
            >
              <span>{ebook.author}</span>
              <span>{ebook.category}</span>
            </EntryRow>
          );
        }}
      </PagedList>
      {leaving && (
        <RemoveDialog
          kind="EBOOK"
          entry={leaving}
          title={leaving.name}
          effect={t('desk.contentEbookRemoval')}
          onClose={() => setLeaving(undefined)}
          onDone={() => leave(leaving.id)}
        />
      )}
    </div>
  );
}

const useEbooks = (text: string) =>
  useDeskEbooksQuery({
    variables: text ? { text } : {},
    // Others change them, too.
    fetchPolicy: 'cache-and-network',
  });
