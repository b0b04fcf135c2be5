import { useEffect, useState } from 'react';
import { serverText } from '../../../apollo/errors.ts';
import { messages } from '../../../components/messages/accounts.ts';
import { toast } from '../../../components/toast.ts';
import { UploadError, uploadImage } from './upload-image.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Uploads a picture and saves it: seen at once, and the old one again where it is not taken. */
export function useAvatarUpload(onSave: (imageId: string) => Promise<void>) {
  const [preview, setPreview] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function upload(file: File) {
    if (!file.type.startsWith('image/')) return void toast(messages.imageOnly, 'error');
    if (file.size > MAX_BYTES) return void toast(messages.imageTooLarge, 'error');
    setPreview(URL.createObjectURL(file));
    setBusy(true);
    try {
      await onSave(await uploadImage(file));
      void toast(messages.imageSaved, 'success');
    } catch (error) {
      setPreview(undefined);
      void toast(error instanceof UploadError ? error.message : (serverText(error) ?? messages.imageFailed), 'error');
    } finally {
      setBusy(false);
    }
  }

  return { preview, busy, upload };
}
