import { useEffect, useMemo, useRef } from 'react';
import { ArticleLayout } from '../components/article/ArticleLayout.tsx';
import layout from '../components/article/ArticleLayout.module.css';
import { sectionsOf } from '../components/article/sections.ts';
import { RichText } from '../components/RichText.tsx';
import classes from './Article.module.css';
import { dayOf } from './day.ts';
import type { InternshipArticleQuery } from './internship-article.generated.ts';

type Props = { article: NonNullable<InternshipArticleQuery['internshipArticle']> };

/** Banner, date and body, with contents made of the body's headings. */
export function Article({ article: { banner, date, body } }: Props) {
  const sections = useMemo(() => sectionsOf(body), [body]);
  const day = dayOf(date);
  return (
    <ArticleLayout sections={sections}>
      {banner && (
        <img src={banner.url} alt="" width={1024} height={400} fetchPriority="high" className={classes.banner} />
      )}
      {day && (
        <p className={classes.date}>
          Reviewed on <time dateTime={day.machine}>{day.text}</time>
        </p>
      )}
      <Body html={body} ids={sections.map(({ id }) => id).join(' ')} />
    </ArticleLayout>
  );
}

function Body({ html, ids }: { html: string; ids: string }) {
  const box = useRef<HTMLDivElement>(null);
  // Sanitised markup has no ids, and must not be written into once it is safe: the elements get them.
  useEffect(() => {
    const headings = box.current?.querySelectorAll('h2') ?? [];
    for (const [index, id] of ids.split(' ').entries()) {
      const heading = headings[index];
      if (heading && id) heading.id = id;
    }
  });
  return (
    <div ref={box} className={layout.prose}>
      <RichText html={html} />
    </div>
  );
}
