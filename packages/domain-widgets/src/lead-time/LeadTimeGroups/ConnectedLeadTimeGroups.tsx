import { useRead } from '@crt/api-client/hooks';
import { listLeadTimeGroups } from '@crt/api-client/main/milestone-lead-time';
import type { LeadTimeGroup } from '@crt/api-client/types-main';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { type ReactNode, useState } from 'react';
import { leadTimeTexts as texts } from '../lead-time.texts.ts';
import { groupsNamed, LeadTimeGroupsTable, type LeadTimeGroupsTableProps } from './LeadTimeGroupsTable.tsx';

export interface ConnectedLeadTimeGroupsProps extends Pick<LeadTimeGroupsTableProps, 'groupHref' | 'onOpen'> {
  /** What else the page leads to. */
  readonly actions?: ReactNode;
}

const none: readonly LeadTimeGroup[] = [];

/** The page of the lead-time groups (T17). */
export const ConnectedLeadTimeGroups = ({ groupHref, onOpen, actions }: ConnectedLeadTimeGroupsProps) => {
  const list = useRead(listLeadTimeGroups, {});
  const [part, setPart] = useState('');
  const count = list.data && groupsNamed(list.data, part).length;
  return (
    <Page height="fill" header={<PageHeader title={texts.title} count={count} actions={actions} />}>
      <LeadTimeGroupsTable
        groups={list.data ?? none}
        part={part}
        onPart={setPart}
        groupHref={groupHref}
        onOpen={onOpen}
        isLoading={list.isPending}
        error={list.isError ? list.error.message || texts.failedGroups : undefined}
        onRetry={() => void list.refetch()}
      />
    </Page>
  );
};
