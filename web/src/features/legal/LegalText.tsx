import { Link } from 'react-router-dom';
import { site } from '../../theme/site.ts';
import { Trans, type MessageId } from './messages/index.ts';
import { legalPaths } from './paths.ts';

// Read when a page is rendered: only then does the server know the site.
const components = () => ({
  strong: <strong />,
  day: <time dateTime="2025-09-14" />,
  terms: <Link to={legalPaths.terms} />,
  privacy: <Link to={legalPaths.privacy} />,
  refunds: <Link to={legalPaths.refunds} />,
  supportEmail: <Email address={site.email} />,
  legalEmail: <Email address={site.legalEmail} />,
  supportPhone: <a href={`tel:${site.phone.replace(/[^+\w]/g, '')}`}>{site.phone}</a>,
});

function Email({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** A message with the links and contacts that legal texts name. */
export const LegalText = ({ id }: { id: MessageId }) => (
  <Trans id={id} values={{ product: site.name, address: site.address }} components={components()} />
);

export const Paragraph = ({ id }: { id: MessageId }) => (
  <p>
    <LegalText id={id} />
  </p>
);

export const Contact = ({ id }: { id: MessageId }) => (
  <>
    <Paragraph id={id} />
    {site.address && <Paragraph id="legal.address" />}
  </>
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
