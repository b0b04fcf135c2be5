import { NativeSelect, TextInput } from '@mantine/core';
import { useId } from 'react';
import { kindChoices, type StudioChoicesQuery } from '../../studio/choices/index.ts';
import { t } from '../messages/index.ts';
import fields from '../Fields.module.css';
import classes from './Import.module.css';
import { takesMap, takesType, type Settings } from './settings.ts';

type Props = {
  settings: Settings;
  set: (part: Partial<Settings>) => void;
  years: StudioChoicesQuery['professionalYears'];
  disabled: boolean;
};

/** What rows take that do not say it, and how strictly the file is read. */
export function MoreSettings({ settings, set, years, disabled }: Props) {
  const hint = useId();
  const shown = years.filter(({ code }) => !settings.prof || code === settings.prof);
  const subjects = new Map(shown.flatMap((year) => year.subjects.map(({ code, name }) => [code, name])));
  const fromFile = { value: '', label: t('exchange.asInFile') };
  return (
    <details className={classes.more}>
      <summary>{t('exchange.moreSettings')}</summary>
      <fieldset className={`${fields.fields} ${classes.fields}`} disabled={disabled}>
        <legend>{t('exchange.ifFileDoesNotSay')}</legend>
        <NativeSelect
          label={t('studio.prof')}
          value={settings.prof}
          data={[fromFile, ...years.map(({ code, name }) => ({ value: code, label: name }))]}
          onChange={({ currentTarget }) => set({ prof: currentTarget.value, subject: '' })}
        />
        <NativeSelect
          label={t('studio.subject')}
          value={settings.subject}
          data={[fromFile, ...[...subjects].map(([value, label]) => ({ value, label }))]}
          onChange={({ currentTarget }) => set({ subject: currentTarget.value })}
        />
        {takesType(settings) && (
          <NativeSelect
            label={t('studio.type')}
            value={settings.type}
            data={[fromFile, ...kindChoices()]}
            onChange={({ currentTarget }) => set({ type: currentTarget.value })}
          />
        )}
        <PictureRights {...{ settings, set }} />
      </fieldset>
      {takesMap(settings) && (
        <div className={classes.map}>
          <label htmlFor={`${hint}-map`}>{t('exchange.columnMap')}</label>
          <textarea
            id={`${hint}-map`}
            rows={3}
            aria-describedby={hint}
            value={settings.map}
            disabled={disabled}
            onChange={({ currentTarget }) => set({ map: currentTarget.value })}
          />
          <p id={hint} className={classes.hint}>
            {t('exchange.columnMapHint')}
          </p>
        </div>
      )}
      <Check label={t('exchange.dropPictures')} name="dropPictures" {...{ settings, set, disabled }} />
      {settings.format === 'csv' && (
        <Check label={t('exchange.lenientQuotes')} name="lenientQuotes" {...{ settings, set, disabled }} />
      )}
    </details>
  );
}

/** Foreign formats say nothing of them, and a picture without them is refused. */
const PictureRights = ({ settings, set }: Pick<Props, 'settings' | 'set'>) => (
  <>
    <TextInput
      label={t('exchange.pictureSource')}
      maxLength={300}
      value={settings.pictureSource}
      onChange={({ currentTarget }) => set({ pictureSource: currentTarget.value })}
    />
    <TextInput
      label={t('exchange.pictureLicence')}
      description={t('exchange.pictureLicenceHint')}
      maxLength={100}
      value={settings.pictureLicence}
      onChange={({ currentTarget }) => set({ pictureLicence: currentTarget.value })}
    />
  </>
);

type CheckProps = Omit<Props, 'years'> & { label: string; name: 'dropPictures' | 'lenientQuotes' };

const Check = ({ label, name, settings, set, disabled }: CheckProps) => (
  <label className={fields.check}>
    <input
      type="checkbox"
      checked={settings[name]}
      disabled={disabled}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.checked })}
    />
    {label}
  </label>
);
