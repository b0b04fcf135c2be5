import { BASE } from '../i18n/base.ts';
import { PAPERS_PATH } from '../paths/papers.ts';

let edited: Element | undefined;

/** Call it once, before the reader can edit anything. */
export const watchForms = () =>
  addEventListener('input', (event) => {
    const field = event.target as Element;
    // Fields outside forms save by themselves.
    if (field.matches('form :read-write')) edited = field;
  });

/** Whether a reload would cost the reader something: a paper is open, or a form on the page was edited. */
export const isBusy = () => edited?.isConnected || location.pathname.startsWith(`${BASE}${PAPERS_PATH}/`);
