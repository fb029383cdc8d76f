import {
  deleteDocumentationQuery,
  listDocumentationQueries,
  renameDocumentationQuery,
} from '@crt/api-client/documentation/documentation-query';
import { useRead, useWrite } from '@crt/api-client/hooks';
import type { DocumentationQuery } from '@crt/api-client/types-documentation';
import { Card } from '@crt/ui/Card';
import { FileText, Package } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import { filterManagementTexts as texts } from '../filter-management.texts.ts';
import { FiltersTable, type ManagedFilter, type MarkedWord } from '../FiltersTable/FiltersTable.tsx';

// Opened by a press on one of the rows.
const EditFilterDialog = lazy(() => import('../EditFilterDialog.tsx'));

type EdocFilter = DocumentationQuery & ManagedFilter;

const icons = { 1: <FileText />, 2: <Package /> } as const;
const listOf = ({ storedQueryType: type }: EdocFilter): MarkedWord => [icons[type], texts.edocLists[type]];

export interface ConnectedEdocFiltersProps {
  /** Where a filter is put to use (W3). Keep it stable. */
  readonly filterHref: (filter: DocumentationQuery) => string;
  /** May manage everybody's filters: sees the shared ones too (W5). */
  readonly isGlobal: boolean;
}

/** The card of the documentation's saved filters, for whoever may read documents or products (W1, W3 to W7). */
export const ConnectedEdocFilters = ({ filterHref, isGlobal }: ConnectedEdocFiltersProps) => {
  const list = useRead(listDocumentationQueries, {});
  const [edited, setEdited] = useState<EdocFilter>();
  const { mutateAsync: rename } = useWrite(renameDocumentationQuery);
  const { mutateAsync: remove } = useWrite(deleteDocumentationQuery);
  const removeIt = useCallback(
    ({ id }: EdocFilter) => {
      const words = { question: texts.removeQuestion, done: texts.removed, failed: texts.removeFailed };
      void sendOrTell(() => remove({ id }), words);
    },
    [remove],
  );
  const filters = useMemo(
    () => list.data?.filter(({ canBeManaged }) => isGlobal || canBeManaged).map(toManaged) ?? [],
    [list.data, isGlobal],
  );
  return (
    <Card title={texts.edoc}>
      <FiltersTable
        label={texts.edocTable}
        filters={filters}
        filterHref={filterHref}
        listOf={listOf}
        hasOwner={false}
        onEdit={setEdited}
        onRemove={removeIt}
        isLoading={list.isPending}
        error={list.isError ? list.error.message || texts.failed : undefined}
        onRetry={() => void list.refetch()}
      />
      {edited && (
        <Suspense>
          <EditFilterDialog
            key={edited.id}
            filter={edited}
            canShare={false}
            onClose={() => setEdited(undefined)}
            onSubmit={({ name }) =>
              sendOrTell(() => rename({ body: { id: edited.id, name: name.trim() } }), {
                done: texts.renamed,
                failed: texts.editFailed,
              })
            }
          />
        </Suspense>
      )}
    </Card>
  );
};

const toManaged = (filter: DocumentationQuery): EdocFilter => ({
  ...filter,
  sharingLevel: filter.isPrivate ? 0 : 1,
});
