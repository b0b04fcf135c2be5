import { useMemo } from 'react';
import { ArticleLayout } from '../../components/article/ArticleLayout.tsx';
import { ArticleText } from '../../components/article/ArticleText.tsx';
import { sectionsOf } from '../../components/article/sections.ts';
import ExplanationBn from '../../components/bangla/ExplanationBn.tsx';
import { Picture } from '../../components/Picture.tsx';
import { joinQuantities } from '../../components/tables/quantities.ts';
import classes from './Article.module.css';
import type { InternshipArticleQuery } from './internship-article.generated.ts';
import { ReviewLine } from './ReviewLine.tsx';

type Props = { article: NonNullable<InternshipArticleQuery['internshipArticle']> };

export function Article({ article: { banner, date, review, body, explanationBn } }: Props) {
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
      {explanationBn && <ExplanationBn html={explanationBn} layOut={joinQuantities} />}
      <ArticleText html={body} sections={sections} />
    </ArticleLayout>
  );
}
