import type { Editor } from '@tiptap/react';
import { createContext, use } from 'react';

type ActiveEditor = {
  active: Editor | null;
  setActive: (editor: Editor | null) => void;
  focusBar: () => void;
  /** Leads to the upload of pictures. */
  addPicture?: () => void;
};

const unavailable = { active: null, setActive: () => {}, focusBar: () => {} };

export const ActiveEditorContext = createContext<ActiveEditor>(unavailable);

/** The rich field that the bar acts on. */
export const useActiveEditor = () => use(ActiveEditorContext);
