import { List, Paragraph } from './LegalText.tsx';
import type { LegalDocument, LegalSection } from './legal-document.ts';
import { t } from './messages/index.ts';
import { legalPaths } from './paths.ts';

const sections: LegalSection[] = [
  { id: 'when', titleId: 'legal.refundsWhenTitle', text: <Paragraph id="legal.refundsWhen" /> },
  { id: 'ebooks', titleId: 'legal.refundsEbooksTitle', text: <Paragraph id="legal.refundsEbooks" /> },
  {
    id: 'how',
    titleId: 'legal.refundsHowTitle',
    text: (
      <>
        <Paragraph id="legal.refundsHow" />
        <List ids={['legal.refundsHowAccount', 'legal.refundsHowPackage', 'legal.refundsHowTransaction']} />
        <Paragraph id="legal.refundsHowAgain" />
      </>
    ),
  },
  { id: 'time', titleId: 'legal.refundsTimeTitle', text: <Paragraph id="legal.refundsTime" /> },
  {
    id: 'access',
    titleId: 'legal.refundsAccessTitle',
    text: (
      <>
        <Paragraph id="legal.refundsAccess" />
        <Paragraph id="legal.refundsAccessCommission" />
      </>
    ),
  },
  { id: 'rest', titleId: 'legal.refundsRestTitle', text: <Paragraph id="legal.refundsRest" /> },
];

export const refunds: LegalDocument = {
  id: 'REFUNDS',
  path: legalPaths.refunds,
  titleId: 'legal.refunds',
  description: () => t('legal.refundsDescription'),
  introId: 'legal.refundsIntro',
  sections,
};
