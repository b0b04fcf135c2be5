import { useEffect, useState } from 'react';
import { serverText } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';
import { UploadError, uploadImage } from './upload-image.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Uploads and saves a picture. It shows at once; a failure restores the old one. */
export function useAvatarUpload(onSave: (imageId: string) => Promise<void>) {
  const [preview, setPreview] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function upload(file: File) {
    if (!file.type.startsWith('image/')) return void toast(t('accounts.imageOnly'), 'error');
    if (file.size > MAX_BYTES) return void toast(t('accounts.imageTooLarge'), 'error');
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
    }
  }

  return { preview, busy, upload };
}
