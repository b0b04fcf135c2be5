import { useParams } from 'react-router-dom';
import { Loaded } from '../../components/Loaded.tsx';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Article } from './Article.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { useInternshipArticleQuery } from './internship-article.generated.ts';
import { internshipSubjectPath, topicListPath } from './paths.ts';
import { useInternshipSubject } from './useInternshipSubject.ts';

/** What an intern reads on one topic: of a list (with its id in the path), or a topic of its own. */
export function ArticlePage() {
  const { id = '', subId, detailsId = '' } = useParams();
  const { subject, settled: subjectSettled, crumbs } = useInternshipSubject(id);
  const query = useInternshipArticleQuery({ variables: { id: detailsId } });
  const article = query.data?.internshipArticle;
  const settled = query.data !== undefined || query.error !== undefined;
  const above = subId === undefined ? internshipSubjectPath(id) : topicListPath(id, subId);
  const list = subject?.topics?.find((topic) => topic.id === subId);
  return (
    <>
      <PageHeader
        title={article?.topicName ?? (settled ? 'Article' : undefined)}
        documentTitle={article && (subject ? `${article.topicName}, ${subject.name}` : article.topicName)}
        description={article && `${article.topicName}: what an intern does first, orders, and when to refer.`}
        image={article?.banner?.url}
        missing={article === null}
        backTo={above}
        crumbs={
          subId === undefined
            ? crumbs
            : [...crumbs.slice(1), { label: list?.name ?? (subjectSettled ? 'Topic' : undefined), to: above }]
        }
      />
      <Loaded query={query} skeleton={<ArticleSkeleton />}>
        {() => (article ? <Article article={article} /> : <NoData />)}
      </Loaded>
    </>
  );
}
