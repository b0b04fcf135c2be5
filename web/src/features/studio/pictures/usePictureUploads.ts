import { useEffect, useRef, useState } from 'react';
import { t } from './messages/index.ts';
import { MAX_PICTURES, type Picture } from './picture.ts';
import { UploadError, uploadPicture } from './upload.ts';

/** Under way, or failed: `reason` says why. */
export type Upload = { id: number; file: File; share: number; reason?: string };

let ids = 0;

/** Uploads files one after the other, and hands each picture over as it is there. */
export function usePictureUploads(count: number, onUploaded: (picture: Picture, name: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [leaving] = useState(() => new AbortController());
  const queue = useRef(Promise.resolve());
  const handOver = useRef(onUploaded);
  useEffect(() => {
    handOver.current = onUploaded;
  });
  useEffect(() => () => leaving.abort(), [leaving]);

  const change = (id: number, fields: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));
  const remove = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  async function upload({ id, file }: Upload) {
    if (leaving.signal.aborted) return;
    try {
      const picture = await uploadPicture(file, {
        signal: leaving.signal,
        onProgress: (share) => change(id, { share }),
      });
      if (leaving.signal.aborted) return;
      remove(id);
      handOver.current(picture, file.name);
    } catch (error) {
      change(id, { reason: error instanceof UploadError ? error.message : t('studio.pictureUploadFailed') });
    }
  }

  function add(files: readonly File[]) {
    const pending = uploads.filter(({ reason }) => reason === undefined).length;
    const room = Math.max(0, MAX_PICTURES - count - pending);
    const added = files.map((file, index): Upload => {
      const isOver = index >= room;
      return {
        id: (ids += 1),
        file,
        share: 0,
        ...(isOver && { reason: t('studio.picturesFull', { max: MAX_PICTURES }) }),
      };
    });
    setUploads((all) => [...all, ...added]);
    for (const one of added) if (!one.reason) queue.current = queue.current.then(() => upload(one));
  }

  return {
    uploads,
    add,
    remove,
    retry: ({ id, file }: Upload) => {
      remove(id);
      add([file]);
    },
  };
}
