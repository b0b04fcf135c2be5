import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../studio/confirm/index.ts';
import { PictureField, pictureUrl } from '../entries/PictureField.tsx';
import { TextField } from '../../../studio/paste/index.ts';
import { t } from '../messages/index.ts';

const MAX_ALT = 500;
// The article's column on a high-density screen.
const WIDTH_PX = 1_024;

/** Puts a picture where the cursor is. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [imageId, setImageId] = useState('');
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string>();
  const insert = () => {
    if (!imageId || !alt.trim()) return setProblem(t('desk.contentBannerNeeds'));
    const attrs = { src: pictureUrl(imageId, WIDTH_PX), alt: alt.trim() };
    editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
    return onClose();
  };
  return (
    <ConfirmDialog
      title={t('desk.contentInsertPicture')}
      press={t('desk.contentApply')}
      once={{ problem, isBusy: false }}
      onConfirm={insert}
      onClose={onClose}
    >
      <PictureField
        label={t('desk.contentPicture')}
        hint={t('desk.contentPictureHint')}
        value={imageId}
        onChange={(id) => {
          setImageId(id);
          setProblem(undefined);
        }}
      />
      <TextField
        label={t('desk.contentAlt')}
        maxLength={MAX_ALT}
        autoComplete="off"
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
