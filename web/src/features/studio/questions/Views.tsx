import { useMutation } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog, useOnce } from '../confirm/index.ts';
import { t } from '../messages/index.ts';
import { Choice } from './Choice.tsx';
import { ofView, toFilter, type UseFilters } from './filters.ts';
import classes from './Questions.module.css';
import {
  RemoveViewDocument,
  SaveViewDocument,
  StudioViewsDocument,
  useStudioViewsQuery,
  type SavedViewFragment,
} from './views.generated.ts';

const MAX_NAME = 60;
const REFRESH = { refetchQueries: [StudioViewsDocument], awaitRefetchQueries: true };

type Props = Pick<UseFilters, 'filters' | 'isFiltered' | 'show'>;

/** Filters that the person has named. */
export function Views({ filters, isFiltered, show }: Props) {
  const views = useStudioViewsQuery().data?.studio.views ?? [];
  const [dialog, setDialog] = useState<'save' | 'remove'>();
  const wanted = JSON.stringify(toFilter(filters));
  const current = views.find((view) => JSON.stringify(toFilter({ ...filters, ...ofView(view) })) === wanted);
  const close = () => setDialog(undefined);
  return (
    <div className={classes.views}>
      {views.length > 0 && (
        <Choice
          label={t('studio.savedView')}
          all={t('studio.noView')}
          options={views.map(({ id, name }) => ({ value: id, label: name }))}
          value={current?.id ?? ''}
          onChange={(id) => {
            const view = views.find((one) => one.id === id);
            if (view) show(ofView(view));
          }}
        />
      )}
      {isFiltered && !current && (
        <Button variant="default" onClick={() => setDialog('save')}>
          {t('studio.saveView')}
        </Button>
      )}
      {current && (
        <Button variant="default" onClick={() => setDialog('remove')}>
          {t('studio.removeView')}
        </Button>
      )}
      {dialog === 'save' && <SaveDialog filters={filters} onClose={close} />}
      {dialog === 'remove' && current && <RemoveDialog view={current} onClose={close} />}
    </div>
  );
}

function SaveDialog({ filters, onClose }: Pick<Props, 'filters'> & { onClose: () => void }) {
  const [name, setName] = useState('');
  const [saveView] = useMutation(SaveViewDocument, REFRESH);
  const once = useOnce();
  const save = () =>
    once.run(async () => {
      await saveView({ variables: { name: name.trim(), filter: toFilter(filters) } });
      onClose();
    });
  return (
    <ConfirmDialog
      title={t('studio.saveView')}
      press={t('studio.save')}
      once={once}
      isBlocked={name.trim() === ''}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <TextInput
        label={t('studio.viewName')}
        description={t('studio.viewHint')}
        maxLength={MAX_NAME}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

function RemoveDialog({ view, onClose }: { view: SavedViewFragment; onClose: () => void }) {
  const [removeView] = useMutation(RemoveViewDocument, REFRESH);
  const once = useOnce();
  const remove = () =>
    once.run(async () => {
      await removeView({ variables: { id: view.id } });
      onClose();
    });
  return (
    <ConfirmDialog
      title={t('studio.removeView')}
      press={t('studio.remove', { name: view.name })}
      once={once}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('studio.removeViewQuestion', { name: view.name })}</p>
    </ConfirmDialog>
  );
}
