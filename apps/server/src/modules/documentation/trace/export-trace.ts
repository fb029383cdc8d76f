import type { RequestContext } from '../../../context.ts';
import type { FileAnswer } from '../../../contract/files.ts';
import type { Output } from '../../../contract/handlers.ts';
import { spreadsheet, type SheetColumn } from '../../../platform/spreadsheet/spreadsheet.ts';
import { findTrace } from './get-trace.ts';
import { traceLevels, type TraceLevel } from './trace-levels.ts';

/** So many of each level stand in the file at most. */
const mostExported = 10_000;

/** A record of a trace as a line of the file. */
interface TraceLine {
  readonly kind: string;
  readonly code: string | null;
  readonly version?: string | null;
  readonly about?: string | null;
  readonly keyCode?: string | null;
}

const columns: readonly SheetColumn<TraceLine>[] = [
  { header: 'Level', kind: 'text', value: ({ kind }) => kind },
  { header: 'Code', kind: 'text', value: ({ code }) => code },
  { header: 'Version', kind: 'text', value: ({ version = null }) => version },
  { header: 'Description', kind: 'text', value: ({ about = null }) => about },
  { header: 'Keycode', kind: 'text', value: ({ keyCode = null }) => keyCode },
];

type Trace = Output<'getTrace'>;

const titles: Readonly<Record<TraceLevel, string>> = {
  documents: 'Document Version',
  keyCodes: 'Keycode',
  products: 'Product',
  plans: 'Plan',
  lots: 'Lot',
};

/** The lines of a trace, level by level as on the screen. */
const linesOf = ({ documents, keyCodes, products, plans, lots }: Trace): TraceLine[] => [
  ...(documents?.rows ?? []).map((row) => ({
    kind: titles.documents,
    code: row.number,
    version: row.versionName,
    keyCode: row.keyCodes.join(', '),
  })),
  ...(keyCodes?.rows ?? []).map(({ code }) => ({ kind: titles.keyCodes, code })),
  ...(products?.rows ?? []).map((row) => ({
    kind: titles.products,
    code: row.gtin ?? row.catalogNumber,
    version: row.versionName,
    about: row.description,
    keyCode: row.keyCode,
  })),
  ...(plans?.rows ?? []).map((row) => ({
    kind: titles.plans,
    code: row.requestId,
    about: row.productNumber,
  })),
  ...(lots?.rows ?? []).map((row) => ({ kind: titles.lots, code: row.identifier, about: row.kind })),
];

/** What the file does not have: levels that the person may not read, and what is more than fits. */
const gapsOf = (trace: Trace): string[][] =>
  traceLevels.flatMap((level) => {
    const found = trace[level];
    if (found === null) return [[`${titles[level]}: left out, you may not read all that leads there.`]];
    return found.count > found.rows.length
      ? [[`${titles[level]}: ${found.rows.length} of ${found.count} are here.`]]
      : [];
  });

/** A trace as a spreadsheet, whole where the screen shows the first ones (REG7). @throws not-found */
export async function exportTrace(context: RequestContext, asked: string): Promise<FileAnswer> {
  const trace = await findTrace(context, asked, mostExported);
  const lines = linesOf(trace);
  const day = context.clock.now().toISOString().slice(0, 10);
  const about = { rows: lines.length, lines: [['Trace', trace.code], ['Day', day], ...gapsOf(trace)] };
  return {
    fileName: `Trace ${trace.code.replaceAll(/[^\w.-]/g, '_')} ${day}.xlsx`,
    content: spreadsheet('Trace', columns, lines, about),
  };
}
