import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import type { Ref } from 'react';
import { FormatBar, TableControl } from './FormatBar.tsx';

type Props = { editor: Editor | null; ref: Ref<HTMLDivElement> };

/** Formats the text of the field that has the focus. */
export const RichBar = (props: Props) => (
  <FormatBar {...props}>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Bold />
      <RichTextEditor.Italic />
      <RichTextEditor.Strikethrough />
      <RichTextEditor.Subscript />
      <RichTextEditor.Superscript />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.BulletList />
      <RichTextEditor.OrderedList />
      <TableControl editor={props.editor} />
    </RichTextEditor.ControlsGroup>
  </FormatBar>
);
