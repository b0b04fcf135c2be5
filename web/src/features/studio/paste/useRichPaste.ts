import type { EditorView } from '@tiptap/pm/view';
import { useState } from 'react';
import { cleanPaste } from './clean-paste.ts';
import { countFiles } from './files.ts';
import type { Losses } from './losses.ts';
import { toTarget } from './target.ts';

/** Cleans what is pasted or dropped into a text editor, and says what the last one lost. */
export function useRichPaste() {
  const [losses, setLosses] = useState<Losses>({});

  /** Whether nothing is left for the editor: files alone. */
  function receive(view: EditorView, event: Event, data: DataTransfer | null): boolean {
    if (!view.editable || !data) return false;
    const isOfFiles = data.files.length > 0 && !data.types.some((type) => type.startsWith('text/'));
    setLosses(isOfFiles ? countFiles(data.files) : {});
    if (isOfFiles) event.preventDefault();
    return isOfFiles;
  }

  function transformPastedHTML(html: string, view: EditorView): string {
    const { body, losses: lost } = cleanPaste(html, toTarget(view.state.schema));
    setLosses(lost);
    return body.innerHTML;
  }

  const domEvents = {
    paste: (view: EditorView, event: ClipboardEvent) => receive(view, event, event.clipboardData),
    drop: (view: EditorView, event: DragEvent) => receive(view, event, event.dataTransfer),
  };
  return { losses, domEvents, transformPastedHTML, dismiss: () => setLosses({}) };
}
