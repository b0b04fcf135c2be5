import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import type { ReactNode, Ref } from 'react';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import { FormatBar, TableControl } from '../../../studio/rich/index.ts';
import { t } from '../messages/index.ts';
import classes from './ArticleBar.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';

export type ArticleDialog = 'LINK' | 'PICTURE' | undefined;

type Props = {
  editor: Editor | null;
  ref: Ref<HTMLDivElement>;
  /** The one that is open. */
  dialog: ArticleDialog;
  onDialog: (dialog: ArticleDialog) => void;
};

/** Formats an article. */
export function ArticleBar({ editor, ref, dialog, onDialog }: Props) {
  const close = () => {
    onDialog(undefined);
    editor?.commands.focus();
  };
  return (
    <>
      <FormatBar editor={editor} ref={ref} ownLabels={articleLabels()} className={classes.top}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.H4 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Subscript />
          <RichTextEditor.Superscript />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <TableControl editor={editor} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <Control label={t('desk.contentLink')} editor={editor} onClick={() => onDialog('LINK')}>
            <IconLink size={16} stroke={1.75} aria-hidden />
          </Control>
          <Control label={t('desk.contentInsertPicture')} editor={editor} onClick={() => onDialog('PICTURE')}>
            <IconPhotoPlus size={16} stroke={1.75} aria-hidden />
          </Control>
        </RichTextEditor.ControlsGroup>
      </FormatBar>
      {editor && dialog === 'LINK' && <LinkDialog editor={editor} onClose={close} />}
      {editor && dialog === 'PICTURE' && <PictureDialog editor={editor} onClose={close} />}
    </>
  );
}

type ControlProps = { label: string; editor: Editor | null; onClick: () => void; children: ReactNode };

const Control = ({ label, editor, onClick, children }: ControlProps) => (
  <RichTextEditor.Control aria-label={label} title={label} disabled={!editor} onClick={onClick}>
    {children}
  </RichTextEditor.Control>
);

const articleLabels = () => ({
  h2ControlLabel: t('desk.contentHeading', { level: 2 }),
  h3ControlLabel: t('desk.contentHeading', { level: 3 }),
  h4ControlLabel: t('desk.contentHeading', { level: 4 }),
  blockquoteControlLabel: t('desk.contentQuote'),
});
