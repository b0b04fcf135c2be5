import { Button, NativeSelect } from '@mantine/core';
import { useStudioChoicesQuery } from '../../studio/choices/index.ts';
import { FORMAT_NAMES, IMPORT_FORMATS } from '../formats.ts';
import { t } from '../messages/index.ts';
import { fileSize } from './file-size.ts';
import fields from '../Fields.module.css';
import classes from './Import.module.css';
import { MoreSettings } from './MoreSettings.tsx';
import { PicturesField } from './PicturesField.tsx';
import type { Settings } from './settings.ts';
import type { UseImport } from './useImport.ts';

type Props = { session: UseImport; file: File };

/** The file, and how it is read. */
export function FileSettings({ session, file }: Props) {
  const { state, isBusy, set } = session;
  const { settings } = state;
  const years = useStudioChoicesQuery().data?.professionalYears ?? [];
  return (
    <section aria-labelledby="file-name" className={classes.file}>
      <div className={classes.fileHead}>
        <h2 id="file-name">{file.name}</h2>
        <p className={classes.hint}>{fileSize(file.size)}</p>
        <Button variant="default" disabled={isBusy} onClick={session.clear}>
          {t('exchange.otherFile')}
        </Button>
      </div>
      <PicturesField session={session} />
      <fieldset className={`${fields.fields} ${classes.fields}`} disabled={isBusy}>
        <legend>{t('exchange.readAs')}</legend>
        <NativeSelect
          label={t('exchange.format')}
          value={settings.format}
          data={[
            ...(settings.format ? [] : [{ value: '', label: t('studio.choose') }]),
            ...IMPORT_FORMATS.map(({ format }) => ({ value: format, label: FORMAT_NAMES[format]! })),
          ]}
          onChange={({ currentTarget }) => set({ format: currentTarget.value as Settings['format'] })}
        />
        {settings.format === 'medmcqa' && (
          <NativeSelect
            label={t('exchange.copBase')}
            value={settings.copBase}
            data={[
              { value: '', label: t('studio.choose') },
              { value: '0', label: t('exchange.copFromZero') },
              { value: '1', label: t('exchange.copFromOne') },
            ]}
            onChange={({ currentTarget }) => set({ copBase: currentTarget.value as Settings['copBase'] })}
          />
        )}
        <label className={fields.check}>
          <input
            type="checkbox"
            checked={settings.update}
            onChange={({ currentTarget }) => set({ update: currentTarget.checked })}
          />
          {t('exchange.updateByRef')}
        </label>
      </fieldset>
      <MoreSettings settings={settings} set={set} years={years} disabled={isBusy} />
    </section>
  );
}
