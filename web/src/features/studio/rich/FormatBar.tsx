import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap';
import { useEditorState, type Editor } from '@tiptap/react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import IconTablePlus from '@tabler/icons-react/dist/esm/icons/IconTablePlus.mjs';
import { t } from '../messages/index.ts';
import classes from './RichBar.module.css';

type Props = {
  editor: Editor | null;
  ref: Ref<HTMLDivElement>;
  /** Groups of controls. Undo, and the tools of the current table, follow them. */
  children: ReactNode;
  /** Of controls that only this bar has. */
  ownLabels?: Partial<RichTextEditorLabels>;
  className?: string | undefined;
};

/** The toolbar of a text editor. */
export function FormatBar({ editor, ref, children, ownLabels, className = '' }: Props) {
  return (
    <RichTextEditor
      editor={editor}
      labels={{ ...labels(), ...ownLabels }}
      className={`${classes.bar} ${className}`}
      ref={ref}
    >
      <RichTextEditor.Toolbar
        role="toolbar"
        aria-label={t('studio.formatting')}
        className={classes.tools}
        onKeyDown={(event) => moveWithin(event, editor)}
      >
        {children}
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.ClearFormatting />
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
        <TableTools editor={editor} />
      </RichTextEditor.Toolbar>
    </RichTextEditor>
  );
}

export function TableControl({ editor }: Pick<Props, 'editor'>) {
  const label = t('studio.insertTable');
  return (
    <RichTextEditor.Control
      aria-label={label}
      title={label}
      disabled={!editor}
      onClick={() => editor?.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
    >
      <IconTablePlus size={16} stroke={1.75} aria-hidden />
    </RichTextEditor.Control>
  );
}

function TableTools({ editor }: Pick<Props, 'editor'>) {
  const isInTable = useEditorState({ editor, selector: () => editor?.isActive('table') ?? false });
  return (
    isInTable && (
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.TableRowAfter />
        <RichTextEditor.TableRowDelete />
        <RichTextEditor.TableColumnAfter />
        <RichTextEditor.TableColumnDelete />
        <RichTextEditor.TableDelete />
      </RichTextEditor.ControlsGroup>
    )
  );
}

/** As in any toolbar: arrows move, Escape goes back to the text. */
function moveWithin(event: KeyboardEvent<HTMLDivElement>, editor: Editor | null) {
  if (event.key === 'Escape') return void editor?.commands.focus();
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return undefined;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const next = buttons[(buttons.indexOf(event.target) + step + buttons.length) % buttons.length];
  event.preventDefault();
  return next?.focus();
}

const labels = () => ({
  boldControlLabel: t('studio.bold'),
  italicControlLabel: t('studio.italic'),
  strikeControlLabel: t('studio.strike'),
  subscriptControlLabel: t('studio.subscript'),
  superscriptControlLabel: t('studio.superscript'),
  bulletListControlLabel: t('studio.bulletList'),
  orderedListControlLabel: t('studio.orderedList'),
  clearFormattingControlLabel: t('studio.clearFormatting'),
  undoControlLabel: t('studio.undoTyping'),
  redoControlLabel: t('studio.redoTyping'),
  tableRowAfterControlLabel: t('studio.addRow'),
  tableRowDeleteControlLabel: t('studio.deleteRow'),
  tableColumnAfterControlLabel: t('studio.addColumn'),
  tableColumnDeleteControlLabel: t('studio.deleteColumn'),
  tableDeleteControlLabel: t('studio.deleteTable'),
});
