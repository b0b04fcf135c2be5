import { Skeleton } from '@mantine/core';
import layout from '../../components/article/ArticleLayout.module.css';
import contents from '../../components/article/Contents.module.css';
import classes from './Article.module.css';
import { t } from './messages/index.ts';

const SECTIONS = ['5.5rem', '9rem', '4.5rem', '6.5rem', '5rem', '5.5rem'];
const LINES = ['40%', '96%', '92%', '97%', '60%', '94%', '88%', '70%'];

export const ArticleSkeleton = () => (
  <div className={layout.columns} role="status" aria-busy="true" aria-label={t('internship.loadingArticle')}>
    <div className={contents.contents}>
      <ol>
        {SECTIONS.map((width, index) => (
          <li key={index}>
            <span className={contents.pending}>
              <Skeleton component="span" height={14} width={width} />
            </span>
          </li>
        ))}
      </ol>
    </div>
    <div className={layout.sheet}>
      <Skeleton className={classes.banner} radius={0} />
      <div className={layout.prose}>
        {LINES.map((width, index) => (
          <Skeleton key={index} height={14} width={width} my={13} />
        ))}
      </div>
    </div>
  </div>
);
