import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '../../../../components/Picture.tsx';
import { UploadError, uploadPicture } from '../../../studio/pictures/index.ts';
import { t } from '../messages/index.ts';
import classes from './Entries.module.css';

const SHOWN_PX = 400;

export const pictureUrl = (imageId: string, width: number) => `/images/${imageId}?w=${width}`;

type Props = {
  label: string;
  hint: string;
  /** A public id; empty without a picture. */
  value?: string;
  isOptional?: boolean;
  onChange: (imageId: string) => void;
};

/** One picture, uploaded as it is chosen. */
export function PictureField({ label, hint, value = '', isOptional = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { share, problem, upload } = useUpload(onChange);
  return (
    <fieldset className={classes.picture}>
      <legend>{label}</legend>
      {value && (
        <Picture
          src={pictureUrl(value, SHOWN_PX)}
          alt={t('desk.contentPicture')}
          fallback={<p>{t('desk.contentNoPicture')}</p>}
        />
      )}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={label}
          accept="image/png,image/jpeg,image/webp"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void upload(file);
            // Choosing the same file again must fire `change`.
            currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <div className={classes.buttons}>
        <Button variant="default" loading={share !== undefined} onClick={() => input.current?.click()}>
          {t(value ? 'desk.contentOtherPicture' : 'desk.contentChoosePicture')}
        </Button>
        {value && isOptional && (
          <Button variant="default" onClick={() => onChange('')}>
            {t('desk.contentNoPictureWanted')}
          </Button>
        )}
      </div>
      <p>{hint}</p>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function useUpload(onUploaded: (imageId: string) => void) {
  const [leaving] = useState(() => new AbortController());
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => leaving.abort(), [leaving]);

  async function upload(file: File) {
    setProblem(undefined);
    setShare(0);
    try {
      const { imageId } = await uploadPicture(file, { signal: leaving.signal, onProgress: setShare });
      if (!leaving.signal.aborted) onUploaded(imageId);
    } catch (error) {
      setProblem(error instanceof UploadError ? error.message : t('desk.contentUploadFailed'));
    } finally {
      setShare(undefined);
    }
  }

  return { share, problem, upload };
}
