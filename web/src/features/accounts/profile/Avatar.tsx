import { Loader } from '@mantine/core';
import { useId, type ChangeEvent } from 'react';
import { IconCamera } from '../../../components/icons.ts';
import { initial } from '../../../components/initial.ts';
import { Picture } from '../../../components/Picture.tsx';
import { t } from '../messages/index.ts';
import classes from './Avatar.module.css';
import { useAvatarUpload } from './useAvatarUpload.ts';

type Props = { name: string; src: string | undefined; onSave: (imageId: string) => Promise<void> };

export function Avatar({ name, src, onSave }: Props) {
  const { preview, busy, upload } = useAvatarUpload(onSave);
  const input = useId();

  async function choose({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const file = field.files?.[0];
    if (!file || busy) return;
    await upload(file);
    // Choosing the same file again must fire `change`.
    field.value = '';
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
