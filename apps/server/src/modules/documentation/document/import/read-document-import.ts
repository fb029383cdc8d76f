import type { RequestContext } from '../../../../context.ts';
import type { Output } from '../../../../contract/handlers.ts';
import { isSameText } from '../../../../platform/db/same-text.ts';
import { cutText } from '../../../../platform/text/cut-text.ts';
import { readImport, sharedCell, type ReadRow, type RowQuery } from '../../../import/read-import.ts';
import { documents } from '../document.tables.ts';
import { documentImport } from './document-import.ts';
import { namesIn, readDocumentRow } from './document-row.ts';

type Details = Output<'getDocumentImport'>;

/** So much is shown of a text (the contract's limits). */
const limits = { name: 60, location: 1000, languages: 200, countries: 300 };
const orNull = (text: string | null, most: number) =>
  text === null || text === '' ? null : cutText(text, most);

function fileOnWire({ recordId, label, cells, ...row }: ReadRow): Details['files'][number] {
  const { revision, location, languages, countries } = readDocumentRow({ number: row.rowNumber, cells });
  const names = (cell: string, most: number) =>
    namesIn(cell)
      .slice(0, most)
      .map((name) => cutText(name, limits.name));
  return {
    ...row,
    documentId: recordId,
    documentNumber: label,
    revisionName: orNull(revision, limits.name),
    location: orNull(location, limits.location),
    languages: names(languages, limits.languages),
    countries: names(countries, limits.countries),
  };
}

/** An import of documents and one page of its files (R4, R19). @throws not-found */
export async function readDocumentImport(
  context: RequestContext,
  id: number,
  query: RowQuery,
): Promise<Details> {
  const { rows, ...details } = await readImport(context, documentImport, id, query);
  const number = await sharedCell(context, documentImport, id, 'documentNumber');
  const revision = number && (await sharedCell(context, documentImport, id, 'revision'));
  const isIt = isSameText(documents.number, number ?? '');
  const [document] = number ? await context.tx.select({ id: documents.id }).from(documents).where(isIt) : [];
  return {
    ...details,
    documentId: document?.id ?? null,
    documentNumber: orNull(number, limits.name),
    revisionName: orNull(revision, limits.name),
    status: statusOf(details),
    files: rows.map(fileOnWire),
  };
}

const states = { queued: 'Waiting', running: 'Running', stopped: 'Stopped', failed: 'Failed' };

/** What happened, in a word. */
function statusOf({ state, summary: { created, updated } }: Pick<Details, 'state' | 'summary'>): string {
  if (state !== 'done') return states[state];
  return created > 0 ? 'Created' : updated > 0 ? 'Updated' : 'Ignored';
}
