import { Fragment } from 'react';
import { licenceAddress, licenceName, readSource } from './credit.ts';
import { t } from './messages/index.ts';

type Props = {
  /** Undefined in pictures that a device keeps from before there were any. */
  credit?: string | null | undefined;
  source?: string | null | undefined;
  licence?: string | null | undefined;
};

/** Who made a picture, where it comes from and its licence, each with a link where there is an address. */
export function PictureCredit({ credit, source, licence }: Props) {
  const pieces = [
    ...(credit ? [{ text: credit, address: undefined }] : []),
    ...(source ? [readSource(source)] : []),
    ...(licence && licenceName(licence) ? [{ text: licenceName(licence), address: licenceAddress(licence) }] : []),
  ];
  if (pieces.length === 0) return null;
  return (
    <figcaption>
      {t('questions.pictureBy')}{' '}
      {pieces.map(({ text, address }, index) => (
        <Fragment key={text}>
          {index > 0 && ', '}
          {address ? (
            <a href={address} target="_blank" rel="noreferrer">
              {text}
            </a>
          ) : (
            <span>{text}</span>
          )}
        </Fragment>
      ))}
    </figcaption>
  );
}
