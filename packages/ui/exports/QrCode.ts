export { QrCode } from '../src/primitives/QrCode/QrCode.tsx';
export type { QrCodeProps } from '../src/primitives/QrCode/QrCode.tsx';
