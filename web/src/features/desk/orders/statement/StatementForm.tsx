import { Button, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { t } from '../messages/index.ts';
import classes from './Statement.module.css';
import type { Comparison } from './useComparison.ts';

/** A statement as a file or as text. */
export function StatementForm({ comparison }: { comparison: Comparison }) {
  const { csv, change, wallets, method, chooseWallet, compare, isBusy, problem } = comparison;
  const id = useId();
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        compare();
      }}
    >
      <p className={classes.hint}>{t('desk.statementIntro')}</p>
      <FileField onRead={change} />
      <label htmlFor={id}>{t('desk.statementText')}</label>
      <textarea
        id={id}
        rows={8}
        spellCheck={false}
        placeholder={t('desk.statementPlaceholder')}
        value={csv}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {method && (
        <NativeSelect
          label={t('desk.statementWallet')}
          value={method}
          data={wallets.map(({ id: value, name: label }) => ({ value, label }))}
          onChange={({ currentTarget }) => chooseWallet(currentTarget.value)}
        />
      )}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" className={classes.compare} loading={isBusy}>
        {t('desk.compare')}
      </Button>
    </form>
  );
}

const FileField = ({ onRead }: { onRead: (text: string) => void }) => (
  <label className={classes.file}>
    <input
      type="file"
      accept=".csv,text/csv,text/plain"
      aria-label={t('desk.statementFile')}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) void file.text().then(onRead);
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
    <span aria-hidden>{t('desk.statementFile')}</span>
  </label>
);
