import { Link } from 'react-router-dom';
import { Loaded } from '../../../../components/Loaded.tsx';
import { legalTitle } from '../../../legal/index.ts';
import { rows } from '../../../studio/paged/index.ts';
import { moment, paths, StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { legalTextPath } from '../paths.ts';
import { useDeskLegalTextsQuery } from './legal.generated.ts';
import { LEGAL } from './texts.ts';

/** `/studio/desk/legal` */
export const LegalTextsPage = () => (
  <StudioPage title={t('desk.contentLegal')} backTo={paths.desk}>
    <LegalTexts />
  </StudioPage>
);

function LegalTexts() {
  const query = useDeskLegalTextsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk }) => (
        <ul className={rows.rows}>
          {[...LEGAL].map(([id, text]) => {
            const own = desk.legalTexts.find((one) => one.id === text.id);
            return (
              <li key={id} className={rows.row}>
                <Link to={legalTextPath(id)}>{legalTitle(text.titleId)}</Link>
                <p className={rows.facts}>
                  {own ? t('desk.contentLegalOwn', { when: moment(own.updatedAt) }) : t('desk.contentLegalOurs')}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Loaded>
  );
}
