import {
  deleteDocumentationQuery,
  listDocumentationQueries,
} from '@crt/api-client/documentation/documentation-query';
import { useRead, useWrite } from '@crt/api-client/hooks';
import type { DocumentationQuery, ManagedDocumentationQuery } from '@crt/api-client/types-documentation';
import { Card } from '@crt/ui/Card';
import { Stack } from '@crt/ui/Stack';
import { FileText, Package } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { FilterOption } from '../../shared/filter/filter-option.ts';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import { filterManagementTexts as texts } from '../filter-management.texts.ts';
import { FiltersTable, type ManagedFilter, type MarkedWord } from '../FiltersTable/FiltersTable.tsx';
import { OwnerFilter } from '../OwnerFilter.tsx';
import { useRenameEdocFilter } from './use-rename-edoc-filter.ts';

// Opened by a press on one of the rows.
const EditFilterDialog = lazy(() => import('../EditFilterDialog.tsx'));

type EdocFilter = ManagedDocumentationQuery & ManagedFilter;

const icons = { 1: <FileText />, 2: <Package /> } as const;
const listOf = ({ storedQueryType: type }: EdocFilter): MarkedWord => [icons[type], texts.edocLists[type]];

export interface ConnectedEdocFiltersProps {
  /** Where a filter is put to use (W3). Keep it stable. */
  readonly filterHref: (filter: DocumentationQuery) => string;
  /** May manage everybody's filters: sees all of them, by owner (W5, W8). */
  readonly isGlobal: boolean;
}

/** The card of the documentation's saved filters, for whoever may read documents or products (W1, W3 to W7). */
export const ConnectedEdocFilters = ({ filterHref, isGlobal }: ConnectedEdocFiltersProps) => {
  const list = useRead(listDocumentationQueries, {});
  const [edited, setEdited] = useState<EdocFilter>();
  const [owner, setOwner] = useState<FilterOption | null>(null);
  const rename = useRenameEdocFilter(edited);
  const { mutateAsync: remove } = useWrite(deleteDocumentationQuery);
  const removeIt = useCallback(
    ({ id }: EdocFilter) => {
      const words = { question: texts.removeQuestion, done: texts.removed, failed: texts.removeFailed };
      void sendOrTell(() => remove({ id }), words);
    },
    [remove],
  );
  const filters = useMemo(
    () =>
      (list.data ?? [])
        .filter((one) => one.canBeManaged && (owner === null || one.ownerUserId === owner.id))
        .map(toManaged),
    [list.data, owner],
  );
  return (
    <Card title={texts.edoc}>
      <Stack gap={4}>
        {isGlobal && <OwnerFilter card={texts.edoc} value={owner} onChange={setOwner} />}
        <FiltersTable
          label={texts.edocTable}
          filters={filters}
          filterHref={filterHref}
          listOf={listOf}
          hasOwner={isGlobal}
          isOfOneOwner={owner !== null}
          onEdit={setEdited}
          onRemove={removeIt}
          isLoading={list.isPending}
          error={list.isError ? list.error.message || texts.failed : undefined}
          onRetry={() => void list.refetch()}
        />
      </Stack>
      {edited && (
        <Suspense>
          <EditFilterDialog
            key={edited.id}
            filter={edited}
            canShare={false}
            onClose={() => setEdited(undefined)}
            onSubmit={rename}
          />
        </Suspense>
      )}
    </Card>
  );
};

const toManaged = (filter: ManagedDocumentationQuery): EdocFilter => ({
  ...filter,
  sharingLevel: filter.isPrivate ? 0 : 1,
});
