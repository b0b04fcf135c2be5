import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../messages/index.ts';
import { fileSize } from './file-size.ts';
import classes from './Pictures.module.css';
import { sizeOf, sortFiles, withPictures } from './pictures.ts';
import type { UseImport } from './useImport.ts';

/** The pictures that go with the file: how many, more of them, none. */
export function PicturesField({ session: { state, isBusy, setPictures } }: { session: UseImport }) {
  const { pictures } = state;
  const [problem, setProblem] = useState<string>();
  const add = (files: FileList | null) => {
    const chosen = sortFiles(files ?? []);
    const next = withPictures(pictures, chosen.pictures);
    const wrong =
      chosen.file || chosen.pictures.length === 0 ? t('exchange.picturesOnly') : (chosen.problem ?? next.problem);
    setProblem(wrong);
    if (!wrong) setPictures(next.pictures);
  };
  return (
    <div className={classes.pictures}>
      <p>
        {pictures.length > 0
          ? t('exchange.picturesBeside', { count: pictures.length, size: fileSize(sizeOf(pictures)) })
          : t('exchange.noPicturesBeside')}
      </p>
      <label className={classes.pick} data-disabled={isBusy || undefined}>
        <input
          type="file"
          multiple
          accept=".png,.jpg,.jpeg,.webp"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            if ((currentTarget.files?.length ?? 0) > 0) add(currentTarget.files);
            // The same files may be chosen again.
            currentTarget.value = '';
          }}
        />
        {t('exchange.addPictures')}
      </label>
      {pictures.length > 0 && (
        <Button variant="subtle" disabled={isBusy} onClick={() => setPictures([])}>
          {t('exchange.removePictures')}
        </Button>
      )}
      {problem && (
        <p role="alert" className={classes.fault}>
          {problem}
        </p>
      )}
    </div>
  );
}
