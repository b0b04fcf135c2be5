import { siteRoutes } from 'schema/site-routes.ts';
import type { QuestionSetCard } from '../../graphql.generated.ts';
import { professionalYears } from '../questions/index.ts';

/** A card a professional year. The REST contract has no call for them. */
export const questionSetCards: readonly QuestionSetCard[] = professionalYears.map(({ code, name, subjects }) => ({
  id: code,
  title: name,
  items: subjects.map((subject) => subject.name),
  link: `${siteRoutes.questionSets}/${code}`,
}));
