import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '../../theme/brand.ts';
import { LegalEmail, SupportEmail, SupportPhone } from './contacts.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';
import { legalPaths } from './paths.ts';

const sections: LegalSection[] = [
  {
    id: 'short',
    title: 'In short',
    text: (
      <p>
        You can read without an account, and then we keep nothing about you. With an account we keep what you give us
        and what it takes to run it. There is no advertising, no analytics and no tracker on this site.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'What an account holds',
    text: (
      <ul>
        <li>Your name and email, when the account was made, and whose invitation brought you, if one did.</li>
        <li>Your password only as a hash (Argon2id), from which nobody can read it.</li>
        <li>If you sign in with Google: your name and email as Google gives them, and Google’s number for you.</li>
        <li>
          If you fill them in: medical college, year, phone number, and a picture. Pictures are stored anew, without the
          place and the camera that a phone writes into them.
        </li>
        <li>
          For the ten latest kinds of device that signed in, such as ‘Chrome on Android’: the first and the last time.
        </li>
        <li>
          For the ten latest devices that signed in: the hash of a random mark that the browser keeps. We compare it to
          find people who invite themselves.
        </li>
        <li>Which sign-ins are open. One ends after 14 days without use, and after 30 days in any case.</li>
        <li>Your package and purchases, and which notifications you have read.</li>
        <li>If you invite others: what you have earned, and the method and account number for paying it out.</li>
      </ul>
    ),
  },
  {
    id: 'not-kept',
    title: 'What is not kept',
    text: (
      <ul>
        <li>Your answers to questions. They stay in the open tab of your browser and go when it closes.</li>
        <li>What you search for.</li>
        <li>Card numbers and PINs. We never ask for them.</li>
      </ul>
    ),
  },
  {
    id: 'short-lived',
    title: 'What is kept for a short time',
    text: (
      <ul>
        <li>
          Against guessing and flooding we count requests by network address and email. The counters are hashed and
          expire within a day.
        </li>
        <li>Codes for a new password are hashed and end after ten minutes.</li>
        <li>Emails to you wait encrypted until they are sent, and are then deleted here.</li>
        <li>The servers’ logs hold the addresses of pages without what was asked for, and no passwords or codes.</li>
      </ul>
    ),
  },
  {
    id: 'browser',
    title: 'What your browser keeps',
    text: (
      <>
        <p>
          When you sign in, your browser stores your sign-in, a copy of your profile and which notifications you have
          read. Signing out deletes them. For as long as a tab is open it also keeps how far you had scrolled and, while
          you choose a new password, your email.
        </p>
        <p>It also keeps a random mark, which is sent when you sign in, so that we can tell devices apart.</p>
        <p>There is one cookie, for ten minutes, and only while you sign in with Google.</p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees it',
    text: (
      <>
        <p>We do not sell personal data. It reaches others only like this:</p>
        <ul>
          <li>Whoever runs our servers and delivers our emails handles it for us.</li>
          <li>Google learns that you sign in here, if you choose to sign in with Google.</li>
          <li>An e-book opens on the site that holds it; what that site keeps is in its own policy.</li>
          <li>
            Whoever opens your invitation link sees your first name, and a chat may show it beside the link. The link
            itself carries your public user code.
          </li>
          <li>Your picture opens for anybody who has its long, random address.</li>
          <li>Authorities, where the law of Bangladesh obliges us.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Change, copy, delete',
    text: (
      <p>
        College, year, phone and picture you change on your profile. To correct anything else, to have a copy of your
        data or to have your account deleted, write to <SupportEmail /> from the email of the account. Records of
        payments may have to stay for as long as the law asks for them.
      </p>
    ),
  },
  {
    id: 'young',
    title: 'Under 18',
    text: <p>Readers under 18 need the consent of their parent or guardian to have an account.</p>,
  },
  {
    id: 'contact',
    title: 'Contact',
    text: (
      <p>
        Questions about this policy: <SupportEmail /> or <SupportPhone />. Legal notices: <LegalEmail />. The{' '}
        <Link to={legalPaths.terms}>terms of use</Link> hold as well.
      </p>
    ),
  },
];

export const PrivacyPage = () => (
  <LegalPage
    title="Privacy policy"
    description={`What ${PRODUCT_NAME} keeps about you, for how long, and who sees it.`}
    note="What is kept about you, for how long, and who sees it."
    sections={sections}
  />
);
