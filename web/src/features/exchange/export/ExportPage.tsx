import { Button, NativeSelect } from '@mantine/core';
import { kindChoices, useStudioChoicesQuery } from '../../studio/choices/index.ts';
import { paths, StudioPage } from '../../studio/shell/index.ts';
import { FORMAT_NAMES } from '../formats.ts';
import { t } from '../messages/index.ts';
import { Download } from './Download.tsx';
import fields from '../Fields.module.css';
import classes from './Export.module.css';
import { ListField } from './ListField.tsx';
import { EXPORT_FORMATS, exportAddress, useSelection, type Selection } from './selection.ts';
import { SummaryOf } from './SummaryOf.tsx';
import { useSummary } from './useSummary.ts';

export const ExportPage = () => (
  <StudioPage title={t('exchange.export')} ofDesk backTo={paths.desk}>
    <Export />
  </StudioPage>
);

/** A selection of questions as a file. */
function Export() {
  const { selection, change } = useSelection();
  const address = exportAddress(selection);
  const counted = useSummary(address);
  return (
    <div className={classes.page}>
      <SelectionFields selection={selection} problem={counted?.badList} change={change} />
      <NativeSelect
        label={t('exchange.format')}
        className={classes.format}
        value={selection.format}
        data={EXPORT_FORMATS.map((format) => ({ value: format, label: FORMAT_NAMES[format]! }))}
        onChange={({ currentTarget }) => change({ format: currentTarget.value })}
      />
      <SummaryOf counted={counted} />
      <Download address={address} isDisabled={!counted?.summary?.questions} />
    </div>
  );
}

type FieldsProps = { selection: Selection; problem: string | undefined; change: (part: Partial<Selection>) => void };

function SelectionFields({ selection, problem, change }: FieldsProps) {
  const years = useStudioChoicesQuery().data?.professionalYears ?? [];
  const shown = years.filter(({ code }) => !selection.prof || code === selection.prof);
  const subjects = new Map(shown.flatMap((year) => year.subjects.map(({ code, name }) => [code, name])));
  const hasOther = Object.entries(selection).some(([name, value]) => name !== 'format' && value !== '');
  return (
    <fieldset className={`${fields.fields} ${classes.fields}`}>
      <legend>{t('exchange.selection')}</legend>
      <NativeSelect
        label={t('studio.prof')}
        value={selection.prof}
        data={[
          { value: '', label: t('studio.everyProf') },
          ...years.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={({ currentTarget }) => change({ prof: currentTarget.value, subject: '' })}
      />
      <NativeSelect
        label={t('studio.subject')}
        value={selection.subject}
        data={[
          { value: '', label: t('studio.everySubject') },
          ...[...subjects].map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
      />
      <NativeSelect
        label={t('studio.type')}
        value={selection.type}
        data={[{ value: '', label: t('exchange.everyType') }, ...kindChoices()]}
        onChange={({ currentTarget }) => change({ type: currentTarget.value })}
      />
      <ListField selection={selection} problem={problem} onChange={(list) => change({ list })} />
      <label className={fields.check}>
        <input
          type="checkbox"
          checked={selection.hidden === 'true'}
          onChange={({ currentTarget }) => change({ hidden: currentTarget.checked ? 'true' : '' })}
        />
        {t('exchange.withHidden')}
      </label>
      {hasOther && (
        <Button variant="subtle" onClick={() => change({ prof: '', subject: '', type: '', list: '', hidden: '' })}>
          {t('studio.clearFilters')}
        </Button>
      )}
    </fieldset>
  );
}
