import { Link } from 'react-router-dom';
import { SupportEmail, SupportPhone } from './contacts.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';
import { legalPaths } from './paths.ts';

const sections: LegalSection[] = [
  {
    id: 'when',
    title: 'When you can have a refund',
    text: (
      <p>
        You can ask for your money back for a package within <strong>48 hours of the payment</strong>. After that a
        payment is not refunded, except where the law of Bangladesh gives you more.
      </p>
    ),
  },
  {
    id: 'ebooks',
    title: 'E-books',
    text: <p>E-books are not refundable: once opened, a file cannot be given back.</p>,
  },
  {
    id: 'how',
    title: 'How to ask',
    text: (
      <>
        <p>
          Requests are taken <strong>by phone</strong>: call support on <SupportPhone />. Have these at hand:
        </p>
        <ul>
          <li>the name and the email of your account;</li>
          <li>the package, the amount and the day of the payment;</li>
          <li>the transaction number that your payment service gave you.</li>
        </ul>
        <p>
          If nobody answers, call again within the 48 hours and write to <SupportEmail /> as well. We never ask for your
          password or for the PIN of your mobile account.
        </p>
      </>
    ),
  },
  {
    id: 'time',
    title: 'When the money arrives',
    text: (
      <p>
        A refund arrives in <strong>7 to 14 working days</strong>. If it has not come by then, call support again.
      </p>
    ),
  },
  {
    id: 'access',
    title: 'What a refund changes',
    text: (
      <>
        <p>The package ends. Your account and profile stay, and so does everything that is open to all.</p>
        <p>A commission that somebody earned by inviting you to that purchase is taken back as well.</p>
      </>
    ),
  },
  {
    id: 'rest',
    title: 'The rest',
    text: (
      <p>
        The <Link to={legalPaths.terms}>terms of use</Link> hold for every purchase. What we keep of a payment is in the{' '}
        <Link to={legalPaths.privacy}>privacy policy</Link>.
      </p>
    ),
  },
];

export const RefundPage = () => (
  <LegalPage
    title="Refund policy"
    description="Refunds are asked for by phone within 48 hours of the payment and arrive in 7 to 14 working days. E-books are not refundable."
    note="Cancellation and refunds, in short: by phone, within 48 hours of the payment, back in 7 to 14 working days."
    sections={sections}
  />
);
