import type { Editor } from '@tiptap/react';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ActiveEditorContext, BanglaField, RichField } from '../../../studio/rich/index.ts';
import classes from '../entries/Entries.module.css';
import { t } from '../messages/index.ts';
import { ArticleBar, type ArticleDialog } from './ArticleBar.tsx';
import { lostTags, tidyArticle } from './article-html.ts';
import { articleExtensions } from './extensions.ts';

const LINES = 12;
const ID = 'article-body';

type Props = {
  value: string;
  onChange: (html: string) => void;
  /** Other fields of the same bar. */
  children?: ReactNode;
};

/** The text of an article with its bar. Says so where the editor cannot hold all of it. */
export function ArticleBody({ value, onChange, children }: Props) {
  const [active, setActive] = useState<Editor | null>(null);
  const [lost, setLost] = useState<string[]>([]);
  const [dialog, setDialog] = useState<ArticleDialog>();
  const [start] = useState(value);
  const bar = useRef<HTMLDivElement>(null);
  // Stable: a field that gets another one lets go of the bar.
  const focusOn = useCallback(
    (editor: Editor | null) => {
      setActive(editor);
      if (editor?.view.dom.id === ID) setLost((before) => (before.length > 0 ? before : lostIn(start, editor)));
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
          id={ID}
          label={t('desk.contentArticleBody')}
          value={value}
          onChange={onChange}
          lines={LINES}
          extensions={articleExtensions}
          toHtml={toArticle}
        />
        {lost.length > 0 && (
          <p role="status" className={classes.note}>
            {t('desk.contentLost', { tags: lost.join(', ') })}
          </p>
        )}
        {children}
      </div>
    </ActiveEditorContext>
  );
}

/** An explanation in Bangla, with all that the article itself may have. */
export const ArticleBangla = (props: Omit<Props, 'children'>) => (
  <BanglaField id="article-explanation-bn" lines={4} extensions={articleExtensions} toHtml={toArticle} {...props} />
);

const toArticle = (editor: Editor) => tidyArticle(editor.getHTML());

/** Only before the first change: later ones are meant. */
const lostIn = (start: string, editor: Editor) => (editor.can().undo() ? [] : lostTags(start, editor.getHTML()));
