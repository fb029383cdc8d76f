import { QRCodeSVG } from 'qrcode.react';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /** What a scanner reads: an address, a number. Up to about 300 characters stay readable in 20 mm. */
  value: string;
  /** Length of a side in millimetres, the quiet edge of four modules included. Default 20. */
  sizeMm?: number;
  /** What it leads to, for those who do not see it: `QR code of plan 26-10412`. */
  label: string;
}

/**
 * A QR code of the medium error correction (15 %), black on white in every theme, since scanners need the contrast. On
 * paper it is exactly as large as it says.
 */
export const QrCode = ({ value, sizeMm = 20, label }: QrCodeProps) => (
  <span
    data-component="QrCode"
    className={styles.code}
    style={{ inlineSize: `${sizeMm}mm`, blockSize: `${sizeMm}mm` }}
  >
    <QRCodeSVG
      value={value}
      level="M"
      marginSize={4}
      role="img"
      aria-label={label}
      width="100%"
      height="100%"
      fgColor="black"
      bgColor="white"
    />
  </span>
);
