import { QRCodeSVG } from 'qrcode.react';
import { t } from '../messages/index.ts';

const SIZE = 192;
/** In modules, as scanners need. */
const MARGIN = 4;

/** Drawn on the device, dark on light in both colour schemes: scanners want it so. */
export const QrCode = ({ address }: { address: string }) => (
  <QRCodeSVG value={address} size={SIZE} marginSize={MARGIN} title={t('accounts.qrCode')} />
);
