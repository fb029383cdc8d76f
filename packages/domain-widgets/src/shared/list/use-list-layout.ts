import { readOptions } from '@crt/api-client/hooks';
import type { AvailableColumn } from '@crt/api-client/types-main';
import { standardColumns } from '@crt/domain/list-column';
import type { ColumnLayout } from '@crt/ui/DataTable';
import { toast } from '@crt/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ListDefinition } from './define-list.ts';
import { layoutFrom, toAvailableColumns } from './kept-layout.ts';
import { listTexts } from './list.texts.ts';
import type { KeptColumns } from './use-list.ts';
import { useOptionalRead } from './use-optional-read.ts';

/** The columns of a list as they stand, and the ways to change them (E24). */
export interface ListLayout {
  /** Undefined until it is known, or when nothing could be read: then the table keeps its own. */
  readonly layout: ColumnLayout | undefined;
  readonly isKnown: boolean;
  readonly setLayout: (layout: ColumnLayout) => void;
  /** Goes back to the columns that everybody starts with; absent where that is how the table declares them. */
  readonly reset: (() => void) | undefined;
  /** Goes to the default of the person, without one to that of everybody: what the server says it is. */
  readonly loadDefault: () => void;
  readonly isLoadingDefault: boolean;
  /** The layout as the server keeps it. */
  readonly toColumns: () => AvailableColumn[] | undefined;
}

/** What the layout of a list is made of. */
export interface LayoutSources {
  /** The columns as they were left; without any the person's default applies. */
  readonly kept: KeptColumns;
  /** Is told each change, with every column. */
  readonly onChange: ((columns: AvailableColumn[]) => void) | undefined;
  /** The columns that are known. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  /** The names of further columns are on their way: a layout that shows one of them is not known yet. */
  readonly areMoreComing: boolean;
}

type Facts = Pick<ListDefinition<never, never, never>, 'columns' | 'nameColumn' | 'columnDefaults'>;

/** The columns of a list as they were left in this session, else the person's default; changes are told (E24). */
export function useListLayout(list: Facts, sources: LayoutSources): ListLayout {
  const { kept, onChange, columns, areMoreComing } = sources;
  const client = useQueryClient();
  const [own, setOwn] = useState<ColumnLayout>();
  const isNothingKept = kept === undefined || kept.length === 0;
  const defaults = useOptionalRead(list.columnDefaults?.read, isNothingKept ? {} : undefined);
  const stored =
    kept === 'loading' ? undefined : layoutFrom(isNothingKept ? defaults.data : kept, list.nameColumn);
  // Kept as one object while the columns are the same, so that the table plans them once.
  const key = JSON.stringify(stored);
  const layout = useMemo(() => (key === undefined ? undefined : (JSON.parse(key) as ColumnLayout)), [key]);
  const setLayout = (next: ColumnLayout) => {
    setOwn(next);
    onChange?.(toAvailableColumns(next, columns));
  };
  const shown = own ?? layout;
  const goTo = (choice: readonly AvailableColumn[] | undefined) => {
    const next = layoutFrom(choice, list.nameColumn);
    if (next) setLayout(next);
  };
  const loading = useMutation({
    mutationFn: async () =>
      list.columnDefaults &&
      client.fetchQuery({ ...readOptions(list.columnDefaults.read, {}), staleTime: 0 }),
    onSuccess: goTo,
    onError: () => void toast({ message: listTexts.columnsFailed, tone: 'critical' }),
  });
  const isNamed = (id: string) => columns.some((column) => column.id === id);
  return {
    layout: shown,
    isKnown:
      shown === undefined
        ? defaults.isError
        : !areMoreComing || shown.order.every((id) => shown.hidden.includes(id) || isNamed(id)),
    setLayout,
    reset: list.columnDefaults && (() => goTo(standardColumns(list.columns))),
    loadDefault: () => loading.mutate(),
    isLoadingDefault: loading.isPending,
    toColumns: () => shown && toAvailableColumns(shown, columns),
  };
}
