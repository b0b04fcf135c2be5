import { goToNextCell } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor, type Editor, type Extensions } from '@tiptap/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { PasteNote, useRichPaste } from '../paste/index.ts';
import { useActiveEditor } from './active-editor.ts';
import { extensions as ofQuestions } from './extensions.ts';
import { htmlOf } from './html.ts';
import classes from './RichField.module.css';

type Props = {
  /** Of the field, for links to it. */
  id: string;
  label: ReactNode;
  /** HTML that it starts with; later ones need a new key. */
  value: string;
  onChange: (html: string) => void;
  isReadOnly?: boolean;
  /** How high it is while it is empty. */
  lines?: number;
  /** What it may hold; by default what questions may. */
  extensions?: Extensions;
  /** The HTML that is stored. */
  toHtml?: (editor: Editor) => string;
  /** Of the text, where that is not the page's. */
  lang?: string;
};

const isPlainTab = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key === 'Tab' && !ctrlKey && !altKey && !metaKey;
/** From cell to cell of a table, and out of it at its ends, so that nobody is kept in it. */
function movedByTab({ state, dispatch }: EditorView, event: KeyboardEvent): boolean {
  if (!isPlainTab(event)) return false;
  if (goToNextCell(event.shiftKey ? -1 : 1)(state, dispatch)) event.preventDefault();
  return true;
}
const isFormShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

const labelOf = (id: string) => `${id}-label`;

const textAttributes = (id: string, lang: string | undefined): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelOf(id),
  class: classes.text!,
  ...(lang && { lang }),
});

export function RichField({
  id,
  label,
  value,
  onChange,
  isReadOnly = false,
  lines = 1,
  extensions = ofQuestions,
  toHtml = htmlOf,
  lang,
}: Props) {
  const { active, setActive, focusBar, addPicture } = useActiveEditor();
  const { losses, domEvents, transformPastedHTML, dismiss } = useRichPaste();
  const latest = useRef({ onChange, focusBar });
  useEffect(() => {
    latest.current = { onChange, focusBar };
  });
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isReadOnly,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => latest.current.onChange(toHtml(changed)),
    onFocus: ({ editor: focused }) => setActive(focused),
    editorProps: {
      attributes: textAttributes(id, lang),
      handleDOMEvents: {
        // Elsewhere Tab leaves the field, and shortcuts of the form are the form's.
        keydown: (view, event) => movedByTab(view, event) || isFormShortcut(event),
        ...domEvents,
      },
      transformPastedHTML,
      handleKeyDown: (_view, { key, altKey }) => {
        const isToBar = altKey && key === 'F10';
        if (isToBar) latest.current.focusBar();
        return isToBar;
      },
    },
  });
  // A file may be dropped on a field without the focus.
  const addPictureHere = () => {
    setActive(editor);
    addPicture?.();
  };
  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  useEffect(() => () => setActive(null), [setActive]);
  return (
    <div className={classes.field} data-active={active === editor || undefined}>
      <span id={labelOf(id)} className={classes.label}>
        {label}
      </span>
      <EditorContent editor={editor} className={classes.box} style={{ ['--lines' as string]: lines }} />
      <PasteNote losses={losses} onDismiss={dismiss} onAddPicture={addPicture && addPictureHere} />
    </div>
  );
}
