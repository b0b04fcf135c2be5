import { useParams } from 'react-router-dom';
import { Loaded } from '../../components/Loaded.tsx';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Article } from './Article.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { useInternshipArticleQuery } from './internship-article.generated.ts';
import { t } from './messages/index.ts';
import { useKeptArticle } from './opened/useKeptArticle.ts';
import { internshipSubjectPath, topicListPath } from './paths.ts';
import { useInternshipSubject } from './useInternshipSubject.ts';

/** The article of a sub-topic, whose path has the list's id too, or of a topic that is no list. */
export function ArticlePage() {
  const { id = '', subId, detailsId = '' } = useParams();
  const { subject, isSettled: isSubjectSettled, crumbs } = useInternshipSubject(id);
  const query = useInternshipArticleQuery({ variables: { id: detailsId } });
  const article = query.data?.internshipArticle;
  const isSettled = query.data !== undefined || query.error !== undefined;
  const above = subId === undefined ? internshipSubjectPath(id) : topicListPath(id, subId);
  const list = subject?.topics?.find((topic) => topic.id === subId);
  useKeptArticle({ article, subject, list });
  return (
    <>
      <PageHeader
        title={article?.topicName ?? (isSettled ? t('internship.article') : undefined)}
        documentTitle={
          article &&
          (subject
            ? t('internship.topicTitle', { topic: article.topicName, subject: subject.name })
            : article.topicName)
        }
        description={article && t('internship.articleDescription', { topic: article.topicName })}
        image={article?.banner?.url}
        missing={article === null}
        backTo={above}
        crumbs={
          subId === undefined
            ? crumbs
            : [
                ...crumbs.slice(1),
                { label: list?.name ?? (isSubjectSettled ? t('internship.topic') : undefined), to: above },
              ]
        }
      />
      <Loaded query={query} skeleton={<ArticleSkeleton />}>
        {() => (article ? <Article article={article} /> : <NoData />)}
      </Loaded>
    </>
  );
}
