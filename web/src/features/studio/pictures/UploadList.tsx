import { VisuallyHidden } from '@mantine/core';
import { IconX } from '../../../components/icons.ts';
import { t } from './messages/index.ts';
import classes from './PicturesField.module.css';
import type { Upload } from './usePictureUploads.ts';

type Props = { uploads: readonly Upload[]; onRetry: (upload: Upload) => void; onDismiss: (id: number) => void };

/** What is on its way, and what did not arrive. */
export const UploadList = ({ uploads, onRetry, onDismiss }: Props) => (
  <ul className={classes.uploads}>
    {uploads.map((upload) => {
      const { id, file, share, reason } = upload;
      const { name } = file;
      return reason === undefined ? (
        <li key={id}>
          <span>{t('studio.pictureUploading', { name })}</span>
          <progress max={1} value={share} aria-label={t('studio.pictureUploading', { name })} />
        </li>
      ) : (
        <li key={id} data-failed>
          <p role="alert">{t('studio.pictureFailed', { name, reason })}</p>
          <button type="button" className={classes.retry} onClick={() => onRetry(upload)}>
            {t('shared.retry')} <VisuallyHidden>{name}</VisuallyHidden>
          </button>
          <button type="button" aria-label={t('studio.pictureDismiss', { name })} onClick={() => onDismiss(id)}>
            <IconX size={20} aria-hidden />
          </button>
        </li>
      );
    })}
  </ul>
);
