import { standardColumns, type ColumnChoice } from '@crt/domain/list-column';
import type { RequestContext } from '../../../context.ts';
import { invalidRequest } from '../../../errors.ts';
import type { KeptList } from './list-definition.ts';
import { findListSession, saveListSession } from './list-memory.ts';

type Columns = Pick<KeptList<never>, 'name' | 'columns'>;

/** The one default of the caller: the columns that he keeps as such, else those of the list (E24). */
export async function defaultColumns(context: RequestContext, list: Columns): Promise<ColumnChoice[]> {
  const session = await findListSession(context, list.name);
  const own = session?.defaultColumns as ColumnChoice[] | null | undefined;
  return own?.length ? own : standardColumns(list.columns);
}

/** Every new session of the caller starts with these columns (E24). @throws invalid-request for columns that there are not */
export async function saveDefaultColumns(
  context: RequestContext,
  list: Columns,
  columns: readonly ColumnChoice[],
): Promise<void> {
  refuseUnknownColumns(list, columns, '/body/columns');
  await saveListSession(context, list.name, { defaultColumns: [...columns] });
}

/** Refuses columns that there are not or not twice, and headings that no spreadsheet can show. @throws invalid-request */
export function refuseUnknownColumns(
  { columns }: Pick<Columns, 'columns'>,
  chosen: readonly ColumnChoice[] | undefined,
  at: string,
): void {
  const left = new Set(columns.map(({ id }) => id));
  const errors = (chosen ?? []).flatMap(({ field, name }, place) => [
    ...(left.delete(field)
      ? []
      : [{ path: `${at}/${place}/field`, message: `There is no column ${field}, or it is named twice.` }]),
    ...(/\p{Cc}/u.test(name)
      ? [{ path: `${at}/${place}/name`, message: 'A heading has no control characters.' }]
      : []),
  ]);
  if (errors.length > 0) throw invalidRequest(errors);
}
