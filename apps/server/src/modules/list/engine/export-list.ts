import type { RequestContext } from '../../../context.ts';
import type { FileAnswer } from '../../../contract/files.ts';
import type { Database } from '../../../platform/db/database.ts';
import { spreadsheet, type SheetColumn } from '../../../platform/spreadsheet/spreadsheet.ts';
import { wallClockOf } from '../../../platform/spreadsheet/wall-clock.ts';
import { keptFilters } from '../filters-at.ts';
import { zoneOf } from '../zone.ts';
import { findAll, findInOrder } from './find-page.ts';
import { defaultColumns } from './list-columns.ts';
import type { Asked, ListDefinition, ListRow } from './list-definition.ts';
import { findListSession, findQuery } from './list-memory.ts';
import { chosenIn, listQuery } from './list-query.ts';
import type { WireFilters } from './list-verbs.ts';

/** Rows read at a time: the sheet is written while the next ones are read. */
const batchSize = 250;

const kinds = {
  text: 'text',
  number: 'number',
  percent: 'percent',
  'yes-no': 'text',
  day: 'day',
  instant: 'time',
} as const;

/** What is written when somebody has hidden all columns. */
const nothingChosen = 'No column is chosen. Show some in the list and export again.';

/**
 * The rows that the list shows its caller at present, in their order and with the visible columns, as a spreadsheet with
 * instants in the given zone; a second sheet tells zone and filters (E7, E36). Which rows are in it is decided at once,
 * their content while writing.
 */
export async function exportList<Filters extends WireFilters, Row extends ListRow>(
  context: RequestContext,
  list: ListDefinition<Filters, Row>,
  zone: string,
): Promise<FileAnswer> {
  const { tx, actor } = context;
  const timeZone = zoneOf(zone, '/query/timezone');
  const kept = ((await findListSession(context, list.name))?.filters ?? {}) as Filters;
  const last = await findQuery(context, list.name);
  const filters = (last?.query.filters ?? kept) as Filters;
  const now = context.clock.now();
  const asked = { filters, viewer: { now, timeZone }, at: keptFilters };
  const ids = await findAll(tx, listQuery(list, filters, asked.viewer));
  const clock = wallClockOf(timeZone);
  const columns = await sheetColumns(context, list, kept, clock);
  const minute = clock(now).toISOString().slice(0, 16).replace('T', ' ');
  const lines = [
    ['Exported', `${minute} ${timeZone}`],
    ['Exported by', actor.name],
    ['Time zone', timeZone],
    [list.title, String(ids.length)],
    ...(await filterWords(tx, list, asked)),
  ];
  return {
    fileName: `${list.title} ${minute.replace(':', '.')} ${timeZone.replaceAll('/', '-')}.xlsx`,
    content:
      columns.length > 0
        ? spreadsheet(list.title, columns, rowsOf(tx, list, ids), { rows: ids.length, lines })
        : spreadsheet(list.title, sentence(list.title), [nothingChosen], { rows: 1, lines }),
  };
}

const sentence = (header: string): SheetColumn<string>[] => [
  { header, kind: 'text', value: (words) => words },
];

/** The visible columns of the caller in his order and with his headings; columns that there are no more are left out. */
async function sheetColumns<Filters extends WireFilters, Row extends ListRow>(
  context: RequestContext,
  list: ListDefinition<Filters, Row>,
  { availableColumns }: Filters,
  clock: (instant: Date) => Date,
): Promise<SheetColumn<Row>[]> {
  const chosen = availableColumns?.length ? availableColumns : await defaultColumns(context, list);
  return chosen.flatMap(({ field, name, visible }) => {
    const column = visible ? list.columns.find(({ id }) => id === field) : undefined;
    const value = column && list.cell(field, clock);
    return value ? [{ header: name, kind: kinds[column.kind], value }] : [];
  });
}

/** Each filter that narrows, in words. */
async function filterWords<Filters extends object>(
  tx: Database,
  list: Pick<ListDefinition<Filters, never>, 'filters' | 'parent'>,
  asked: Asked<Filters>,
): Promise<string[][]> {
  const lines: string[][] = [];
  for (const { filter, value } of chosenIn({ ...list.filters, ...list.parent?.filters }, asked.filters)) {
    const words = await filter.words(tx, value, asked);
    if (words !== undefined) lines.push([filter.label, words]);
  }
  return lines.length > 0 ? lines : [['Filters', 'None']];
}

async function* rowsOf<Row extends ListRow>(
  tx: Database,
  list: Pick<ListDefinition<never, Row>, 'findRows'>,
  ids: readonly number[],
) {
  for (let start = 0; start < ids.length; start += batchSize)
    yield* await findInOrder(tx, list, ids.slice(start, start + batchSize));
}
