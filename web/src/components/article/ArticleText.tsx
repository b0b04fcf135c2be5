import { useEffect, useRef } from 'react';
import { RichText } from '../RichText.tsx';
import { joinQuantities } from '../tables/quantities.ts';
import layout from './ArticleLayout.module.css';
import type { Section } from './sections.ts';

type Props = { html: string; sections: readonly Section[] };

/** The body of an article, whose headings get the ids of its sections. */
export function ArticleText({ html, sections }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const ids = sections.map(({ id }) => id).join(' ');
  // Sanitised markup has no ids, and editing it as a string could make it unsafe again.
  useEffect(() => {
    const headings = box.current?.querySelectorAll('h2') ?? [];
    for (const [index, id] of ids.split(' ').entries()) {
      const heading = headings[index];
      if (heading && id) heading.id = id;
    }
  });
  return (
    <div ref={box} className={layout.prose}>
      <RichText html={html} layOut={joinQuantities} />
    </div>
  );
}
