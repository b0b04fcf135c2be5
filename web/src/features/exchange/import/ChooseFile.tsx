import { useState } from 'react';
import { DropZone } from '../DropZone.tsx';
import { FORMAT_NAMES, IMPORT_FORMATS } from '../formats.ts';
import { t } from '../messages/index.ts';
import { sortFiles } from './pictures.ts';

const NAMES = IMPORT_FORMATS.map(({ format }) => FORMAT_NAMES[format]);

/** A file, and pictures beside it, by dropping or by choosing them. */
export function ChooseFile({ onChoose }: { onChoose: (file: File, pictures: File[]) => void }) {
  const [problem, setProblem] = useState<string>();
  const take = (files: Iterable<File>) => {
    const { file, pictures, problem: wrong } = sortFiles(files);
    if (!file && pictures.length === 0 && !wrong) return;
    setProblem(wrong ?? (file ? undefined : t('exchange.picturesWithoutFile')));
    if (file && !wrong) onChoose(file, pictures);
  };
  const drop = ({ items, files }: DataTransfer) => {
    const entries = [...items].map((item) => item.webkitGetAsEntry());
    if (entries.some((entry) => entry?.isDirectory)) setProblem(t('exchange.noFolder'));
    else take(files);
  };
  return (
    <DropZone
      title={t('exchange.dropFile')}
      label={t('exchange.chooseFile')}
      hint={t('exchange.importHint', { formats: NAMES.join(', ') })}
      problem={problem}
      onChoose={take}
      onDrop={drop}
    />
  );
}
