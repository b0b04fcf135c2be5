import { useEffect } from 'react';
import { answeredHere } from '../../../apollo/answered-here.ts';
import type { OpenedArticle } from './articles.ts';

type Shown = { [Name in 'article' | 'subject' | 'list']: OpenedArticle[Name] | null | undefined };

/** Keeps the article on this device where the site opens without a network. */
export function useKeptArticle({ article, subject, list }: Shown) {
  useEffect(() => {
    if (!article || !subject || answeredHere.has('InternshipArticle', { id: article.id })) return;
    if (!navigator.serviceWorker?.controller) return;
    const namesOf = ({ id, name }: { id: string; name: string }) => ({ id, name });
    const opened = {
      id: article.id,
      openedAt: Date.now(),
      article,
      subject: namesOf(subject),
      list: list ? namesOf(list) : undefined,
    };
    // Without storage it can be read in this tab.
    void import('./articles.ts').then(({ keepArticle }) => keepArticle(opened)).catch(() => {});
  }, [article, subject, list]);
}
