import type { Editor } from '@tiptap/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ActiveEditorContext, RichField } from '../../../studio/rich/index.ts';
import classes from '../entries/Entries.module.css';
import { t } from '../messages/index.ts';
import { ArticleBar, type ArticleDialog } from './ArticleBar.tsx';
import { lostTags, tidyArticle } from './article-html.ts';
import { articleExtensions } from './extensions.ts';

const LINES = 12;

type Props = { value: string; onChange: (html: string) => void };

/** The text of an article with its bar. Says so where the editor cannot hold all of it. */
export function ArticleBody({ value, onChange }: Props) {
  const [active, setActive] = useState<Editor | null>(null);
  const [lost, setLost] = useState<string[]>([]);
  const [dialog, setDialog] = useState<ArticleDialog>();
  const [start] = useState(value);
  const bar = useRef<HTMLDivElement>(null);
  // Stable: a field that gets another one lets go of the bar.
  const focusOn = useCallback(
    (editor: Editor | null) => {
      setActive(editor);
      if (editor) setLost((before) => (before.length > 0 ? before : lostIn(start, editor)));
    },
    [start],
  );
  const focusBar = useCallback(() => bar.current?.querySelector('button')?.focus(), []);
  const context = useMemo(
    () => ({ active, setActive: focusOn, focusBar, addPicture: () => setDialog('PICTURE') }),
    [active, focusOn, focusBar],
  );
  return (
    <ActiveEditorContext value={context}>
      <div>
        <ArticleBar editor={active} ref={bar} dialog={dialog} onDialog={setDialog} />
        <RichField
          id="article-body"
          label={t('desk.contentArticleBody')}
          value={value}
          onChange={onChange}
          lines={LINES}
          extensions={articleExtensions}
          toHtml={(editor) => tidyArticle(editor.getHTML())}
        />
        {lost.length > 0 && (
          <p role="status" className={classes.note}>
            {t('desk.contentLost', { tags: lost.join(', ') })}
          </p>
        )}
      </div>
    </ActiveEditorContext>
  );
}

/** Only before the first change: later ones are meant. */
const lostIn = (start: string, editor: Editor) => (editor.can().undo() ? [] : lostTags(start, editor.getHTML()));
