import { exportTrace, getTrace } from '@crt/api-client/documentation/key-code';
import { useDownload, useRead } from '@crt/api-client/hooks';
import { Button } from '@crt/ui/Button';
import { EmptyState } from '@crt/ui/EmptyState';
import { ScanField } from '@crt/ui/ScanField';
import { SkeletonText } from '@crt/ui/Skeleton';
import { Inline, Stack } from '@crt/ui/Stack';
import { ExportButton } from '../shared/list/ExportButton.tsx';
import { FailedRead } from '../shared/read/FailedRead.tsx';
import type { TraceLinks } from './trace-nodes.ts';
import { traceTexts as texts } from './trace.texts.ts';
import { TraceView } from './TraceView.tsx';

const longestCode = 60;

export interface ConnectedTraceProps {
  /** What is traced; empty until somebody has said so. */
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly links: TraceLinks;
}

/** The QR code of a label holds the address of a trace: its code is what is meant. */
const codeIn = (scanned: string): string =>
  (URL.canParse(scanned) ? new URL(scanned).searchParams.get('code') : null) ?? scanned;

/** Follows a code that is scanned or typed in both directions (REG7). */
export const ConnectedTrace = ({ code, onCode, links }: ConnectedTraceProps) => {
  const scan = async (scanned: string) => {
    const next = codeIn(scanned);
    if (next.length > longestCode) return texts.tooLong(longestCode);
    onCode(next);
    return undefined;
  };
  return (
    <Stack gap={4}>
      <div data-print="hidden">
        <Inline gap={3} align="end">
          <ScanField label={texts.label} placeholder={texts.placeholder} autoFocus onScan={scan} />
          {code !== '' && <Button onPress={() => window.print()}>{texts.print}</Button>}
          {code !== '' && <TraceExport code={code} />}
        </Inline>
      </div>
      {code === '' ? (
        <EmptyState reason="nothingYet" title={texts.beginTitle}>
          {texts.begin}
        </EmptyState>
      ) : (
        <TraceOf code={code} links={links} />
      )}
    </Stack>
  );
};

/** The whole trace as a spreadsheet, where the screen shows the first ones of each level. */
const TraceExport = ({ code }: Pick<ConnectedTraceProps, 'code'>) => {
  const { mutateAsync } = useDownload(exportTrace);
  return <ExportButton failed={texts.exportFailed} onExport={() => mutateAsync({ code })} />;
};

const TraceOf = ({ code, links }: Pick<ConnectedTraceProps, 'code' | 'links'>) => {
  const { data, error, refetch, isFetching } = useRead(getTrace, { code });
  if (data) return <TraceView trace={data} links={links} />;
  if (error?.status === 404)
    return (
      <div role="status">
        <EmptyState reason="nothingMatches" title={error.message}>
          {texts.kinds}
        </EmptyState>
      </div>
    );
  if (error)
    return <FailedRead error={error} failed={texts.failed} onRetry={refetch} isRetrying={isFetching} />;
  return <SkeletonText lines={8} />;
};
