import { site } from '../../theme/site.ts';
import { Contact, List, Paragraph } from './LegalText.tsx';
import type { LegalDocument, LegalSection } from './legal-document.ts';
import { t } from './messages/index.ts';
import { legalPaths } from './paths.ts';

const sections: LegalSection[] = [
  { id: 'agreement', titleId: 'legal.termsAgreementTitle', text: <Paragraph id="legal.termsAgreement" /> },
  { id: 'who', titleId: 'legal.termsReadersTitle', text: <Paragraph id="legal.termsReaders" /> },
  {
    id: 'study',
    titleId: 'legal.termsStudyTitle',
    text: (
      <>
        <Paragraph id="legal.termsStudyNoAdvice" />
        <Paragraph id="legal.termsStudyMistakes" />
        <Paragraph id="legal.termsStudyOriginals" />
      </>
    ),
  },
  {
    id: 'account',
    titleId: 'legal.termsAccountTitle',
    text: (
      <List
        ids={[
          'legal.termsAccountName',
          'legal.termsAccountPassword',
          'legal.termsAccountSignOut',
          'legal.termsAccountClosed',
        ]}
      />
    ),
  },
  {
    id: 'packages',
    titleId: 'legal.termsPackagesTitle',
    text: (
      <>
        <Paragraph id="legal.termsPackages" />
        <Paragraph id="legal.termsPackagesRefunds" />
      </>
    ),
  },
  {
    id: 'use',
    titleId: 'legal.termsUseTitle',
    text: (
      <>
        <Paragraph id="legal.termsUse" />
        <List ids={['legal.termsUseCopy', 'legal.termsUseShare', 'legal.termsUseProgram', 'legal.termsUseUpload']} />
      </>
    ),
  },
  { id: 'ebooks', titleId: 'legal.termsEbooksTitle', text: <Paragraph id="legal.termsEbooks" /> },
  { id: 'affiliate', titleId: 'legal.termsAffiliateTitle', text: <Paragraph id="legal.termsAffiliate" /> },
  { id: 'liability', titleId: 'legal.termsLiabilityTitle', text: <Paragraph id="legal.termsLiability" /> },
  { id: 'changes', titleId: 'legal.termsChangesTitle', text: <Paragraph id="legal.termsChanges" /> },
  { id: 'law', titleId: 'legal.termsLawTitle', text: <Paragraph id="legal.termsLaw" /> },
  { id: 'contact', titleId: 'legal.termsContactTitle', text: <Contact id="legal.termsContact" /> },
];

export const terms: LegalDocument = {
  id: 'TERMS',
  path: legalPaths.terms,
  titleId: 'legal.terms',
  description: () => t('legal.termsDescription', { product: site.name }),
  introId: 'legal.termsUpdated',
  sections,
};
