import { Link } from 'react-router-dom';
import { LEGAL_EMAIL, PRODUCT_NAME, SUPPORT_EMAIL, SUPPORT_PHONE } from '../../theme/brand.ts';
import { Trans, type MessageId } from './messages/index.ts';
import { legalPaths } from './paths.ts';

const VALUES = { product: PRODUCT_NAME };

const COMPONENTS = {
  strong: <strong />,
  day: <time dateTime="2025-09-14" />,
  terms: <Link to={legalPaths.terms} />,
  privacy: <Link to={legalPaths.privacy} />,
  refunds: <Link to={legalPaths.refunds} />,
  supportEmail: <Email address={SUPPORT_EMAIL} />,
  legalEmail: <Email address={LEGAL_EMAIL} />,
  supportPhone: <a href={`tel:${SUPPORT_PHONE.replace(/[^+\w]/g, '')}`}>{SUPPORT_PHONE}</a>,
};

function Email({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** A message with the links and contacts that legal texts name. */
export const LegalText = ({ id }: { id: MessageId }) => <Trans id={id} values={VALUES} components={COMPONENTS} />;

export const Paragraph = ({ id }: { id: MessageId }) => (
  <p>
    <LegalText id={id} />
  </p>
);

export const List = ({ ids }: { ids: readonly MessageId[] }) => (
  <ul>
    {ids.map((id) => (
      <li key={id}>
        <LegalText id={id} />
      </li>
    ))}
  </ul>
);
