import { paths, StudioPage } from '../../../studio/shell/index.ts';
import { EntryList } from '../entries/EntryList.tsx';
import { t } from '../messages/index.ts';
import { contentPaths, faqPath } from '../paths.ts';
import { useDeskFaqsQuery } from './faqs.generated.ts';

/** `/studio/desk/faqs` */
export const FaqsPage = () => (
  <StudioPage title={t('desk.contentFaqs')} backTo={paths.desk}>
    <Faqs />
  </StudioPage>
);

function Faqs() {
  const query = useDeskFaqsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <EntryList
      kind="FAQ"
      query={query}
      entriesOf={({ desk }) => desk.faqs}
      newTo={contentPaths.newFaq}
      pathOf={({ id }) => faqPath(id)}
      titleOf={({ question }) => question}
      removalOf={() => t('desk.contentFaqRemoval')}
    >
      {({ hidden }) => hidden && <strong>{t('desk.contentIsHidden')}</strong>}
    </EntryList>
  );
}
