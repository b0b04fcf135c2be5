import { Link } from 'react-router-dom';
import { paths, StudioPage } from '../../../studio/shell/index.ts';
import { EntryList } from '../entries/EntryList.tsx';
import { t } from '../messages/index.ts';
import { contentPaths, subjectPath, topicsPath } from '../paths.ts';
import { useDeskSubjectsQuery } from './articles.generated.ts';

/** `/studio/desk/rx-aid` */
export const DeskSubjectsPage = () => (
  <StudioPage title={t('desk.contentArticles')} backTo={paths.desk}>
    <Subjects />
  </StudioPage>
);

function Subjects() {
  const query = useDeskSubjectsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <EntryList
      kind="INTERNSHIP_SUBJECT"
      query={query}
      entriesOf={({ desk }) => desk.internshipSubjects}
      newTo={contentPaths.newSubject}
      pathOf={({ id }) => topicsPath(id)}
      titleOf={({ name }) => name}
      removalOf={() => t('desk.contentSubjectRemoval')}
    >
      {({ id }) => <Link to={subjectPath(id)}>{t('desk.contentEditSubject')}</Link>}
    </EntryList>
  );
}
