import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { BulkBar } from '../bulk/index.ts';
import { useOnce } from '../confirm/index.ts';
import { t } from '../messages/index.ts';
import { toFilter, type Filters } from './filters.ts';
import classes from './Questions.module.css';
import { StudioQuestionIdsDocument } from './studio-questions.generated.ts';
import type { Selection } from './useSelection.ts';

/** As many as one change takes. */
const MAX_QUESTIONS = 2_000;

type Props = {
  shown: readonly string[];
  total: number;
  filters: Filters;
  selection: Selection;
  onChanged: () => void;
};

/** Selects questions of the list, and changes those that are selected. */
export function SelectionTools({ shown, total, filters, selection, onChanged }: Props) {
  const client = useApolloClient();
  const once = useOnce();
  const { ids, set } = selection;
  const hasShown = shown.length > 0 && shown.every((id) => ids.has(id));
  const most = Math.min(total, MAX_QUESTIONS);
  const selectAll = () =>
    once.run(async () => {
      const { data } = await client.query({
        query: StudioQuestionIdsDocument,
        variables: { filter: toFilter(filters) },
        fetchPolicy: 'no-cache',
      });
      set(data?.studio.questionIds ?? []);
    });
  return (
    <>
      {total > 0 && (
        <div className={classes.selection}>
          <label className={classes.mine}>
            <input type="checkbox" checked={hasShown} onChange={() => set(hasShown ? [] : shown)} />
            {t('studio.selectShown')}
          </label>
          {hasShown && ids.size < most && (
            <Button variant="subtle" loading={once.isBusy} onClick={() => void selectAll()}>
              {t(total > MAX_QUESTIONS ? 'studio.selectMost' : 'studio.selectAll', { count: most })}
            </Button>
          )}
          {once.problem && <p role="alert">{once.problem}</p>}
        </div>
      )}
      <BulkBar ids={[...ids]} onClear={() => set([])} onChanged={onChanged} />
    </>
  );
}
