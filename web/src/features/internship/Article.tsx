import { useEffect, useMemo, useRef } from 'react';
import { ArticleLayout } from '../../components/article/ArticleLayout.tsx';
import layout from '../../components/article/ArticleLayout.module.css';
import { sectionsOf } from '../../components/article/sections.ts';
import { Picture } from '../../components/Picture.tsx';
import { RichText } from '../../components/RichText.tsx';
import { joinQuantities } from '../../components/tables/quantities.ts';
import classes from './Article.module.css';
import type { InternshipArticleQuery } from './internship-article.generated.ts';
import { ReviewLine } from './ReviewLine.tsx';

type Props = { article: NonNullable<InternshipArticleQuery['internshipArticle']> };

export function Article({ article: { banner, date, review, body } }: Props) {
  const sections = useMemo(() => sectionsOf(body), [body]);
  return (
    <ArticleLayout sections={sections}>
      {banner && (
        // Phones hide it, and do not fetch a lazy picture that is hidden.
        <Picture
          src={banner.url}
          alt=""
          width={1024}
          height={400}
          loading="lazy"
          className={classes.banner}
          fallback={null}
        />
      )}
      <ReviewLine date={date} review={review} />
      <Body html={body} ids={sections.map(({ id }) => id).join(' ')} />
    </ArticleLayout>
  );
}

function Body({ html, ids }: { html: string; ids: string }) {
  const box = useRef<HTMLDivElement>(null);
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
