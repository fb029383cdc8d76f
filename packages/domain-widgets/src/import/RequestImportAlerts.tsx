import type { ImportMessage, MultipieceCandidate } from '@crt/api-client/types-main';
import { Banner } from '@crt/ui/Banner';
import { DateTime } from '@crt/ui/DateTime';
import { requestImportTexts as texts } from './request-import.texts.ts';

export interface RequestImportAlertsProps {
  readonly messages: readonly ImportMessage[];
  readonly candidates: readonly MultipieceCandidate[];
}

const tones = { 1: 'info', 2: 'caution', 3: 'critical' } as const;
const toneOf = (level: number) => (level === 1 || level === 2 || level === 3 ? tones[level] : 'info');

/** What is to be known about an import: its messages, and requests that may be pieces of one case (R14). */
export const RequestImportAlerts = ({ messages, candidates }: RequestImportAlertsProps) => (
  <>
    {messages.map(({ level, text }) => (
      <Banner key={text} tone={toneOf(level)}>
        {text}
      </Banner>
    ))}
    {candidates.map(({ hospital, surgeon, surgeryDate, requestIds }) => (
      <Banner key={requestIds.join()} tone="caution" title={texts.multipiece}>
        {texts.caseOf(hospital, surgeon)}
        {surgeryDate !== null && (
          <>
            , {texts.surgeryDate} <DateTime value={surgeryDate} />
          </>
        )}
        . {texts.requests(requestIds)}
      </Banner>
    ))}
  </>
);
