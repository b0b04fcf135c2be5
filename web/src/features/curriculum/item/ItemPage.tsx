import { Skeleton } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { Loaded } from '../../../components/Loaded.tsx';
import { NoData } from '../../../components/NoData.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { inDigits } from '../../../i18n/formats/digits.ts';
import { missingText } from '../cards/facts.ts';
import classes from '../Curriculum.module.css';
import { t } from '../messages/index.ts';
import { cardsPath, itemPath } from '../paths.ts';
import { ReadyBy } from '../ReadyBy.tsx';
import { useCurriculumItemQuery, type CurriculumItemQuery } from './item.generated.ts';
import { ItemQuestions } from './ItemQuestions.tsx';

type Item = NonNullable<CurriculumItemQuery['curriculumItem']>;

/** An item: its questions, its articles and what is missing. */
export function ItemPage() {
  const { code = '' } = useParams();
  const query = useCurriculumItemQuery({ variables: { code } });
  const item = query.data?.curriculumItem;
  const subjects = query.data?.professionalYears.flatMap(({ subjects }) => subjects);
  const subject = subjects?.find((one) => one.code === item?.card.subject)?.name;
  const isSettled = query.data !== undefined || query.error !== undefined;
  const values = item && { item: item.name, card: item.card.name, subject: subject ?? item.card.subject };
  const back = item ? cardsPath(item.card.version, item.card.prof, item.card.subject) : siteRoutes.cards;
  return (
    <>
      <PageHeader
        title={item?.name ?? (isSettled ? code : undefined)}
        documentTitle={values && t('curriculum.itemTitle', values)}
        description={values && t('curriculum.itemDescription', values)}
        missing={item === null}
        backTo={back}
        crumbs={[
          { label: t('curriculum.title'), to: siteRoutes.cards },
          { label: values?.subject ?? (isSettled ? code : undefined), to: back },
        ]}
      >
        {item && <p>{t('curriculum.ofCard', { card: item.card.name })}</p>}
      </PageHeader>
      <Loaded query={query} skeleton={<Skeleton height="12rem" radius="var(--radius-sheet)" />}>
        {() =>
          item ? (
            <>
              <Facts item={item} />
              <ItemQuestions key={code} code={code} title={item.name} count={item.questions} />
              <div className={classes.part}>
                <ReadyBy key={code} items={[code]} name={item.name} />
              </div>
            </>
          ) : (
            <NoData />
          )
        }
      </Loaded>
    </>
  );
}

const searchPath = (name: string) => `${siteRoutes.search}?${new URLSearchParams({ q: name })}`;

// Before the questions, which arrive later and would move it.
const Facts = ({ item: { articleList, gaps, same } }: { item: Item }) => (
  <>
    {articleList.length > 0 && (
      <Links
        title={t('curriculum.articles')}
        links={articleList.map(({ id, name, path }) => ({ id, name, to: path ?? searchPath(name) }))}
      />
    )}
    {gaps.length > 0 && <p className={classes.source}>{missingText(gaps)}</p>}
    {same.length > 0 && (
      <Links
        title={t('curriculum.same')}
        links={same.map(({ code, card: { version, name } }) => ({
          id: code,
          name: t('curriculum.sameIn', { version: inDigits(version), card: name }),
          to: itemPath(code),
        }))}
      />
    )}
  </>
);

type LinksProps = { title: string; links: readonly { id: string; name: string; to: string }[] };

const Links = ({ title, links }: LinksProps) => (
  <section className={classes.part} aria-label={title}>
    <h2>{title}</h2>
    <ul className={classes.rows}>
      {links.map(({ id, name, to }) => (
        <li key={id}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  </section>
);
