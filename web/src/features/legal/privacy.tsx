import { site } from '../../theme/site.ts';
import { Contact, List, Paragraph } from './LegalText.tsx';
import type { LegalDocument, LegalSection } from './legal-document.ts';
import { t } from './messages/index.ts';
import { legalPaths } from './paths.ts';

const sections: LegalSection[] = [
  { id: 'short', titleId: 'legal.privacyShortTitle', text: <Paragraph id="legal.privacyShort" /> },
  {
    id: 'account',
    titleId: 'legal.privacyAccountTitle',
    text: (
      <List
        ids={[
          'legal.privacyAccountName',
          'legal.privacyAccountPassword',
          'legal.privacyAccountGoogle',
          'legal.privacyAccountProfile',
          'legal.privacyAccountDeviceKinds',
          'legal.privacyAccountDevices',
          'legal.privacyAccountSessions',
          'legal.privacyAccountPurchases',
          'legal.privacyAccountRecord',
          'legal.privacyAccountEarnings',
        ]}
      />
    ),
  },
  {
    id: 'not-kept',
    titleId: 'legal.privacyNotKeptTitle',
    text: <List ids={['legal.privacyNotKeptSearches', 'legal.privacyNotKeptCards']} />,
  },
  {
    id: 'short-lived',
    titleId: 'legal.privacyShortLivedTitle',
    text: (
      <List
        ids={[
          'legal.privacyShortLivedCounters',
          'legal.privacyShortLivedCodes',
          'legal.privacyShortLivedEmails',
          'legal.privacyShortLivedLogs',
        ]}
      />
    ),
  },
  {
    id: 'browser',
    titleId: 'legal.privacyBrowserTitle',
    text: (
      <>
        <Paragraph id="legal.privacyBrowserSession" />
        <Paragraph id="legal.privacyBrowserMark" />
        <Paragraph id="legal.privacyBrowserRecord" />
        <Paragraph id="legal.privacyBrowserCookie" />
      </>
    ),
  },
  {
    id: 'others',
    titleId: 'legal.privacyOthersTitle',
    text: (
      <>
        <Paragraph id="legal.privacyOthers" />
        <List
          ids={[
            'legal.privacyOthersServers',
            'legal.privacyOthersGoogle',
            'legal.privacyOthersEbooks',
            'legal.privacyOthersInvitation',
            'legal.privacyOthersPapers',
            'legal.privacyOthersStatistics',
            'legal.privacyOthersPicture',
            'legal.privacyOthersAuthorities',
          ]}
        />
      </>
    ),
  },
  { id: 'rights', titleId: 'legal.privacyRightsTitle', text: <Paragraph id="legal.privacyRights" /> },
  { id: 'young', titleId: 'legal.privacyYoungTitle', text: <Paragraph id="legal.privacyYoung" /> },
  { id: 'contact', titleId: 'legal.privacyContactTitle', text: <Contact id="legal.privacyContact" /> },
];

export const privacy: LegalDocument = {
  id: 'PRIVACY',
  path: legalPaths.privacy,
  titleId: 'legal.privacy',
  description: () => t('legal.privacyDescription', { product: site.name }),
  introId: 'legal.privacyIntro',
  sections,
};
