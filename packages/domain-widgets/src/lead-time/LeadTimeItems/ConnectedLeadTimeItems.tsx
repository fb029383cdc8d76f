import { skipToken, useRead } from '@crt/api-client/hooks';
import { getMilestoneLeadTime, listLeadTimesOfGroup } from '@crt/api-client/main/milestone-lead-time';
import type { MilestoneLeadTimeRow } from '@crt/api-client/types-main';
import type { LeadTimeItem } from '@crt/domain/lead-time-item';
import { Button } from '@crt/ui/Button';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { readAnew } from '../../shared/edit/read-anew.ts';
import { leadTimeTexts as texts } from '../lead-time.texts.ts';
import { leadTimesKept, noLeadTimeFilter } from './lead-time-filter.ts';
import { LeadTimeItemsTable } from './LeadTimeItemsTable.tsx';
import { itemOf, useLeadTimeOptions, useRemoveLeadTime, useSaveLeadTime } from './use-lead-time-item.ts';

// Its fields come when somebody opens it.
const LeadTimeItemDialog = lazy(async () => ({
  default: (await import('./LeadTimeItemDialog.tsx')).LeadTimeItemDialog,
}));

const RecordHistoryDialog = lazy(async () => ({
  default: (await import('../../shared/record-history/RecordHistoryDialog.tsx')).RecordHistoryDialog,
}));

export interface ConnectedLeadTimeItemsProps {
  readonly groupId: number;
  /** Where the list of groups is. */
  readonly backHref: string;
  /** A lead time that is missing here: the dialog is open with it, until it is closed. */
  readonly toAdd?: Partial<LeadTimeItem> | undefined;
  readonly onAdded?: (() => void) | undefined;
}

const none: readonly MilestoneLeadTimeRow[] = [];

/** The page of a lead-time group with its lead times (T18 to T21). */
export const ConnectedLeadTimeItems = (props: ConnectedLeadTimeItemsProps) => {
  const { groupId, backHref, toAdd, onAdded } = props;
  const list = useRead(listLeadTimesOfGroup, { groupId });
  const [open, setOpen] = useState<MilestoneLeadTimeRow | 'new' | undefined>(toAdd && 'new');
  const [filter, setFilter] = useState(noLeadTimeFilter);
  const [told, setTold] = useState<MilestoneLeadTimeRow>();
  const remove = useRemoveLeadTime();
  const title = list.data?.leadTimeGroup.name ?? texts.title;
  return (
    <Page
      height="fill"
      header={
        <PageHeader
          title={title}
          count={list.data && leadTimesKept(list.data.leadTimes, filter).length}
          back={{ label: texts.title, href: backHref }}
          actions={
            <Button
              tone="accent"
              variant="solid"
              icon={<Plus />}
              isDisabled={!list.data}
              onPress={() => setOpen('new')}
            >
              {texts.add}
            </Button>
          }
        />
      }
    >
      <LeadTimeItemsTable
        label={texts.items(title)}
        leadTimes={list.data?.leadTimes ?? none}
        filter={filter}
        onFilter={setFilter}
        onEdit={setOpen}
        onRemove={remove}
        onHistory={setTold}
        isLoading={list.isPending}
        error={list.isError ? list.error.message || texts.failedItems : undefined}
        onRetry={() => void list.refetch()}
      />
      {told && (
        <Suspense>
          <RecordHistoryDialog
            kind="milestone-lead-time"
            record={{ id: told.id, name: told.leadTimeName }}
            onClose={() => setTold(undefined)}
          />
        </Suspense>
      )}
      {open && (
        <OpenItem
          groupId={groupId}
          row={open === 'new' ? undefined : open}
          start={toAdd}
          onClose={() => {
            setOpen(undefined);
            if (toAdd) onAdded?.();
          }}
        />
      )}
    </Page>
  );
};

interface OpenItemProps {
  readonly groupId: number;
  /** Absent for a new lead time. */
  readonly row: MilestoneLeadTimeRow | undefined;
  /** What a new one begins with. */
  readonly start: Partial<LeadTimeItem> | undefined;
  readonly onClose: () => void;
}

/** The dialog of a lead time, once everything that it shows is there. */
const OpenItem = ({ groupId, row, start, onClose }: OpenItemProps) => {
  const read = useRead(getMilestoneLeadTime, row ? { id: row.id } : skipToken, readAnew);
  // What was read when the dialog opened: a reload must not move values under the hand.
  const [item, setItem] = useState(read.data);
  if (row && item === undefined && read.data) setItem(read.data);
  const options = useLeadTimeOptions(item, row);
  const save = useSaveLeadTime(groupId, item);
  if (!options || (row && !item)) return null;
  return (
    <Suspense>
      <LeadTimeItemDialog
        item={item && itemOf(item)}
        start={start}
        options={options}
        onClose={onClose}
        onSubmit={save}
      />
    </Suspense>
  );
};
