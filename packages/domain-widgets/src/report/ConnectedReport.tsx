import { useRead } from '@crt/api-client/hooks';
import { getEmbeddedReport } from '@crt/api-client/main/report';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { Skeleton } from '@crt/ui/Skeleton';
import { FailedRead } from '../shared/read/FailedRead.tsx';
import { reportTexts as texts } from './report.texts.ts';
import { ReportFrame, type ReportFrameProps } from './ReportFrame.tsx';

export interface ConnectedReportProps extends Pick<ReportFrameProps, 'ownOrigin' | 'frameSources'> {
  readonly reportId: number;
}

/** One report under its name, open to everybody who is signed in (X2). */
export const ConnectedReport = ({ reportId, ...where }: ConnectedReportProps) => {
  const answer = useRead(getEmbeddedReport, { id: reportId });
  return (
    <Page header={<PageHeader title={answer.data?.name ?? texts.title} />}>
      <FailedRead
        error={answer.error}
        failed={texts.failed}
        onRetry={answer.refetch}
        isRetrying={answer.isFetching}
      />
      {answer.isPending && <Skeleton height="800px" />}
      {answer.data && <ReportFrame {...answer.data} {...where} />}
    </Page>
  );
};
