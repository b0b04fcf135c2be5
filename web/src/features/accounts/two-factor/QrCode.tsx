import { QRCodeSVG } from 'qrcode.react';

const SIZE = 192;
/** In modules, as scanners need. */
const MARGIN = 4;

/** Drawn on the device, dark on light in both colour schemes: scanners want it so. */
export const QrCode = ({ address, title }: { address: string; title: string }) => (
  <QRCodeSVG value={address} size={SIZE} marginSize={MARGIN} title={title} />
);
