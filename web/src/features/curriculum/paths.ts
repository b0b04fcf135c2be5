import { siteRoutes } from 'schema/site-routes.ts';
import { pathUnder } from '../../components/path-under.ts';

const pathOf = pathUnder(siteRoutes.cards);

export const versionPath = (version: string) => pathOf(version);
export const cardsPath = (version: string, prof: string, subject: string) => pathOf(version, prof, subject);
export const itemPath = (code: string) => pathOf('item', code);
