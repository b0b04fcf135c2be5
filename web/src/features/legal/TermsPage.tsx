import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '../../theme/brand.ts';
import { LegalEmail, SupportEmail, SupportPhone } from './contacts.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';
import { legalPaths } from './paths.ts';

const sections: LegalSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    text: (
      <p>
        These terms are between you and the provider of {PRODUCT_NAME}. By using the site or making an account you agree
        to them. If you do not agree, please do not use it.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who may use it',
    text: (
      <p>
        {PRODUCT_NAME} is made for medical students, interns and healthcare professionals. If you are under 18 you need
        the consent of your parent or guardian, who agrees to these terms for you.
      </p>
    ),
  },
  {
    id: 'study',
    title: 'For study, not for treatment',
    text: (
      <>
        <p>
          Questions, keys, explanations and RX Aid articles are written to be learnt from. They are not advice on a
          patient, and do not replace a senior, your hospital’s protocol or a current guideline. Check every dose with
          its source before you give it.
        </p>
        <p>
          We work to keep the content right, and cannot promise that it is free of mistakes or that any examination will
          ask it. Tell us of a mistake and we will mend it.
        </p>
        <p>
          A question marked as original was written for practice in the style of the paper that it names. It was not set
          in that paper, and no examination board has approved it.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <ul>
        <li>Give your own name and an email that you read.</li>
        <li>
          Keep your password to yourself. What is done with it counts as yours until you tell us that it was stolen.
        </li>
        <li>You can sign out on a device at any time; a new password signs you out on all of them.</li>
        <li>We may close an account that breaks these terms.</li>
      </ul>
    ),
  },
  {
    id: 'packages',
    title: 'Packages and payment',
    text: (
      <>
        <p>
          The first page of every question list is free. A package opens the rest for the time that it names, for you
          alone. Prices are in Taka (Tk).
        </p>
        <p>
          Refunds follow the <Link to={legalPaths.refunds}>refund policy</Link>: by phone within 48 hours of the
          payment, back in 7 to 14 working days, not for e-books.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Fair use',
    text: (
      <>
        <p>Read, practise and print for yourself. Please do not:</p>
        <ul>
          <li>copy, sell or publish questions, explanations or articles, or large parts of them;</li>
          <li>share an account, or a package with somebody who has not bought it;</li>
          <li>collect content by program, or try to get past limits and locks;</li>
          <li>upload what is unlawful, harmful or not yours to share.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'ebooks',
    title: 'E-books and other sites',
    text: (
      <p>
        An e-book opens on the site that holds it. That site’s terms and the book’s licence hold there; what it does is
        not in our hands.
      </p>
    ),
  },
  {
    id: 'affiliate',
    title: 'Invitations',
    text: (
      <p>
        An account can invite others by its own link and earns a commission when they buy a package. It can be withdrawn
        after the time for refunds has passed. Inviting oneself earns nothing, and a refund takes its commission back.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    text: (
      <p>
        The site is offered as it is, and may be away for a while for repairs. As far as the law allows, we do not
        answer for losses that come from using it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When these terms change, the new text stands here with its date. Who goes on using the site after that agrees to
        it.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    text: <p>The law of Bangladesh holds. Disputes that cannot be settled between us go to the courts of Dhaka.</p>,
  },
  {
    id: 'contact',
    title: 'Contact',
    text: (
      <p>
        Support: <SupportPhone /> or <SupportEmail />. Legal notices: <LegalEmail />.
      </p>
    ),
  },
];

export const TermsPage = () => (
  <LegalPage
    title="Terms of use"
    description={`The terms of ${PRODUCT_NAME}: accounts, packages, fair use, and the law that holds.`}
    note={
      <>
        Last updated <time dateTime="2025-09-14">14 September 2025</time>.
      </>
    }
    sections={sections}
  />
);
