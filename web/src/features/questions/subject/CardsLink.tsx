import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { useChosenVersion } from '../../../components/curriculum-version.ts';
import { pathUnder } from '../../../components/path-under.ts';
import type { SubjectCurriculaFragment } from '../curricula/subject-curricula.generated.ts';
import { t } from './messages/index.ts';

const cardsPath = pathUnder(siteRoutes.cards);

/** To the subject's cards in the reader's version of the curriculum, else the newest. */
export function CardsLink({ subject: { code, curricula } }: { subject: SubjectCurriculaFragment }) {
  const chosen = useChosenVersion();
  const versions = curricula.filter(({ isDefault }) => !isDefault);
  const { version, professionalYears } = versions.find((one) => one.version === chosen) ?? versions.at(-1) ?? {};
  const prof = professionalYears?.[0];
  if (version === undefined || prof === undefined) return null;
  return (
    <Button component={Link} to={cardsPath(version, prof, code)} variant="default">
      {t('questions.cards')}
    </Button>
  );
}
