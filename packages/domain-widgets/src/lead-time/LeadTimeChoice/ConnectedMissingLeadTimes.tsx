import { useRead } from '@crt/api-client/hooks';
import { listMissingLeadTimes } from '@crt/api-client/main/milestone-lead-time';
import type { MissingLeadTime } from '@crt/api-client/types-main';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { leadTimeTexts } from '../lead-time.texts.ts';
import { MissingLeadTimesTable, type MissingLeadTimesTableProps } from './MissingLeadTimesTable.tsx';

const texts = leadTimeTexts.missing;

export interface ConnectedMissingLeadTimesProps extends Pick<MissingLeadTimesTableProps, 'mendHref'> {
  /** Where the list of groups is. */
  readonly backHref: string;
}

const none: readonly MissingLeadTime[] = [];

/** The page of what open plans need and no lead time fits (§3.2). */
export const ConnectedMissingLeadTimes = ({ mendHref, backHref }: ConnectedMissingLeadTimesProps) => {
  const list = useRead(listMissingLeadTimes, {});
  return (
    <Page
      height="fill"
      header={
        <PageHeader
          title={texts.title}
          count={list.data?.length}
          back={{ label: leadTimeTexts.title, href: backHref }}
        />
      }
    >
      <MissingLeadTimesTable
        missing={list.data ?? none}
        mendHref={mendHref}
        isLoading={list.isPending}
        error={list.isError ? list.error.message || texts.failed : undefined}
        onRetry={() => void list.refetch()}
      />
    </Page>
  );
};
