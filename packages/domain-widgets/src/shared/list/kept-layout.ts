import type { AvailableColumn } from '@crt/api-client/types-main';
import type { ColumnLayout } from '@crt/ui/DataTable';

/** The columns of a list as the server keeps them, as a layout of the table (E24); undefined when it keeps none. */
export function layoutFrom(
  columns: readonly AvailableColumn[] | undefined,
  nameColumn: string,
): ColumnLayout | undefined {
  if (!columns || columns.length === 0) return undefined;
  return {
    order: columns.map(({ field }) => field),
    hidden: columns.flatMap(({ field, visible }) => (visible || field === nameColumn ? [] : [field])),
    pinnedStart: [nameColumn],
    pinnedEnd: [],
    widths: {},
  };
}

/** A layout of the table as the server keeps it; widths and pins are this page's own. */
export function toAvailableColumns(
  layout: ColumnLayout,
  columns: readonly { readonly id: string; readonly header: string }[],
): AvailableColumn[] {
  const headers = new Map(columns.map(({ id, header }) => [id, header]));
  return layout.order.flatMap((field) => {
    const name = headers.get(field);
    return name === undefined ? [] : [{ field, name, visible: !layout.hidden.includes(field) }];
  });
}
