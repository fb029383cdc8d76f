import { apiOf } from '@crt/api-client/query-client';
import { ScanField } from '@crt/ui/ScanField';
import { useQueryClient } from '@tanstack/react-query';
import type { SearchScreen } from '../SearchBox/search-hit.ts';
import { findScanned, type Scanned } from './find-scanned.ts';
import { scanTexts as texts } from './scan.texts.ts';

export interface ConnectedScanProps {
  /** Opens the address that the QR code of a traveler holds; false where the text is none of this application. */
  readonly onAddress: (address: string) => boolean;
  readonly onPlan: (planId: number, screen: SearchScreen) => void;
  readonly onCombinedOrder: (orderId: number) => void;
}

/** The scan field of the floor: a plan, work order or lot, or the code of a traveler, opens the job. */
export const ConnectedScan = ({ onAddress, onPlan, onCombinedOrder }: ConnectedScanProps) => {
  const client = useQueryClient();
  const open = (code: string, scanned: Scanned): string | undefined => {
    if (scanned.kind === 'unknown') return texts.unknown(code);
    if (scanned.kind === 'several') return texts.several(code);
    if (scanned.kind === 'plan') onPlan(scanned.id, scanned.screen);
    else onCombinedOrder(scanned.id);
    return undefined;
  };
  const scan = async (code: string) => {
    if (onAddress(code)) return undefined;
    return findScanned(apiOf(client), code).then(
      (scanned) => open(code, scanned),
      ({ message }: Error) => message || texts.failed,
    );
  };
  return <ScanField label={texts.label} autoFocus placeholder={texts.placeholder} onScan={scan} />;
};
