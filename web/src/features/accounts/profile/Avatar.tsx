import { Loader } from '@mantine/core';
import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { serverText } from '../../../apollo/errors.ts';
import { IconCamera } from '../../../components/icons.ts';
import { initial } from '../../../components/initial.ts';
import { Picture } from '../../../components/Picture.tsx';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';
import classes from './Avatar.module.css';
import { UploadError, uploadImage } from './upload-image.ts';

const MAX_BYTES = 5 * 1024 * 1024;

type Props = { name: string; src: string | undefined; onSave: (imageId: string) => Promise<void> };

/** The round picture, and the control that chooses another: seen at once, and the old one again where it is not taken. */
export function Avatar({ name, src, onSave }: Props) {
  const [preview, setPreview] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useId();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const file = field.files?.[0];
    // The same file may be chosen once more.
    const again = () => (field.value = '');
    if (!file || busy) return;
    if (!file.type.startsWith('image/')) return (again(), void toast(t('accounts.imageOnly'), 'error'));
    if (file.size > MAX_BYTES) return (again(), void toast(t('accounts.imageTooLarge'), 'error'));
    setPreview(URL.createObjectURL(file));
    setBusy(true);
    try {
      await onSave(await uploadImage(file));
      void toast(t('accounts.imageSaved'), 'success');
    } catch (error) {
      setPreview(undefined);
      void toast(
        error instanceof UploadError ? error.message : (serverText(error) ?? t('accounts.imageFailed')),
        'error',
      );
    } finally {
      setBusy(false);
      again();
    }
  }

  const picture = preview ?? src;
  const drawn = (
    <span className={classes.picture} aria-hidden>
      {initial(name)}
    </span>
  );
  return (
    <div className={classes.avatar} aria-busy={busy}>
      {picture ? (
        <Picture
          src={picture}
          alt={t('accounts.pictureOf', { name })}
          width={96}
          height={96}
          className={classes.picture}
          fallback={drawn}
        />
      ) : (
        drawn
      )}
      <input
        id={input}
        type="file"
        accept="image/*"
        className={classes.input}
        disabled={busy}
        onChange={(event) => void choose(event)}
      />
      <label htmlFor={input} className={classes.edit}>
        {busy ? <Loader size={18} /> : <IconCamera size={18} stroke={1.75} aria-hidden />}
        <span>{t('accounts.changePhoto')}</span>
      </label>
    </div>
  );
}
