import { useId, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { IconChevronDown } from '../../components/icons.ts';
import type { FaqFragment } from './faq.generated.ts';
import { ofContent } from '../../i18n/language.ts';
import { hashId, useHashTarget } from '../../components/useHashTarget.ts';
import classes from './FaqList.module.css';

const faqAnchor = (id: string) => `faq-${id}`;

const neverChanges = () => () => {};

/** Questions that open one at a time, such as the one that the address names (`#faq-refunds`). */
export function FaqList({ faqs }: { faqs: readonly FaqFragment[] }) {
  const { hash } = useLocation();
  // No server knows the hash.
  const named = useSyncExternalStore(
    neverChanges,
    () => hashId(hash),
    () => '',
  );
  // Empty once the reader has closed the open one.
  const [chosen, setChosen] = useState<string>();
  const open = chosen ?? faqs.find(({ id }) => faqAnchor(id) === named)?.id;
  useHashTarget();
  const list = useId();
  return (
    <div className={classes.list}>
      {faqs.map(({ id, question, answer }, index) => {
        const isOpen = open === id;
        const button = `${list}-question-${index}`;
        const panel = `${list}-answer-${index}`;
        return (
          <div key={id} id={faqAnchor(id)} className={classes.faq} data-open={isOpen || undefined}>
            <h3>
              <button
                type="button"
                id={button}
                aria-expanded={isOpen}
                aria-controls={panel}
                onClick={() => setChosen(isOpen ? '' : id)}
                {...(import.meta.env.BANGLA || import.meta.env.SSR ? ofContent(question) : {})}
              >
                {question}
                <IconChevronDown size={20} stroke={1.75} aria-hidden />
              </button>
            </h3>
            <div
              id={panel}
              className={classes.answer}
              hidden={!isOpen}
              role="region"
              aria-labelledby={button}
              ref={letScroll}
            >
              {answer}
            </div>
          </div>
        );
      })}
    </div>
  );
}

// A long answer scrolls in its place: by keyboard too, where it must be focusable for that.
const letScroll = (panel: HTMLDivElement | null) => {
  if (!panel) return undefined;
  const measure = () => {
    if (panel.scrollHeight > panel.clientHeight) panel.tabIndex = 0;
    else panel.removeAttribute('tabindex');
  };
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  observer?.observe(panel);
  return () => observer?.disconnect();
};
