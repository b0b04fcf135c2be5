import { useId, useState, type DragEvent } from 'react';
import { FORMAT_NAMES, IMPORT_FORMATS } from '../formats.ts';
import { t } from '../messages/index.ts';
import classes from './Import.module.css';
import { sortFiles } from './pictures.ts';
import pictureClasses from './Pictures.module.css';

const NAMES = IMPORT_FORMATS.map(({ format }) => FORMAT_NAMES[format]);

/** A file, and pictures beside it, by dropping or by choosing them. */
export function ChooseFile({ onChoose }: { onChoose: (file: File, pictures: File[]) => void }) {
  const hint = useId();
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = (files: FileList | null) => {
    const { file, pictures, problem: wrong } = sortFiles(files ?? []);
    if (!file && pictures.length === 0 && !wrong) return;
    setProblem(wrong ?? (file ? undefined : t('studio.picturesWithoutFile')));
    if (file && !wrong) onChoose(file, pictures);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const entries = [...event.dataTransfer.items].map((item) => item.webkitGetAsEntry());
    if (entries.some((entry) => entry?.isDirectory)) setProblem(t('studio.noFolder'));
    else take(event.dataTransfer.files);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The file field does the same by keyboard.
    <label
      className={classes.drop}
      data-over={isOver || undefined}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
    >
      <input
        type="file"
        multiple
        aria-label={t('studio.chooseFile')}
        aria-describedby={hint}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <span className={classes.dropTitle}>{t('studio.dropFile')}</span>
      <span className={classes.choose} aria-hidden>
        {t('studio.chooseFile')}
      </span>
      <span id={hint} className={classes.hint}>
        {t('studio.importHint', { formats: NAMES.join(', ') })}
      </span>
      {problem && (
        <span role="alert" className={pictureClasses.fault}>
          {problem}
        </span>
      )}
    </label>
  );
}
