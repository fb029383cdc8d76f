import { cellsOfText, extractGtins, extractKnown } from '@crt/domain/extract-codes';
import { asc, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { UploadedFile } from '../../../contract/files.ts';
import type { Output } from '../../../contract/handlers.ts';
import { invalidRequest, ProblemError } from '../../../errors.ts';
import { isOneOfTexts } from '../../../platform/db/same-text.ts';
import { decodeText } from '../../../platform/text/decode-text.ts';
import { documents } from '../document/document.tables.ts';
import { documentedProducts } from '../product/documented-product.tables.ts';

/** Largest file, most codes of one, and most different texts that could be one. */
const largestFile = 5_000_000;
const mostCodes = 5000;
const mostCells = 100_000;
const longestNumber = 60;

const refuse = (message: string) => invalidRequest([{ path: '/body/file', message }]);

function textOf({ content }: UploadedFile): string {
  if (content.length > largestFile) throw new ProblemError('too-large', 'The file is larger than 5 MB.');
  const text = decodeText(content);
  if (text === undefined) throw refuse('This is no text file. Save it as text or CSV.');
  if (text.trim() === '') throw refuse('The file is empty.');
  return text;
}

function refuseMany(codes: readonly string[], what: string): void {
  if (codes.length > mostCodes)
    throw refuse(
      `The file has ${codes.length} ${what}, more than the ${mostCodes} that can be chosen at once.`,
    );
}

const listOf = (texts: readonly string[]) => sql`any(${sql.param([...texts])}::text[])`;

/** The GTINs of a file with the products that have them (R9). @throws invalid-request, too-large */
export async function extractGtinsOf(
  { tx }: RequestContext,
  file: UploadedFile,
): Promise<Output<'extractGtinsForProductExport'>> {
  const { codes, junk, junkCount } = extractGtins(textOf(file));
  refuseMany(codes, 'GTINs');
  const found = await tx
    .select({
      id: documentedProducts.id,
      gtin: documentedProducts.gtin,
      description: documentedProducts.description,
    })
    .from(documentedProducts)
    .where(sql`${documentedProducts.gtin} = ${listOf(codes)}`);
  const byGtin = new Map(found.map((product) => [product.gtin, product]));
  return {
    gtins: [...codes],
    products: codes.flatMap((code) => byGtin.get(code) ?? []),
    unknown: codes.filter((code) => !byGtin.has(code)),
    junk: [...junk],
    junkCount,
  };
}

/** The documents whose numbers stand in a file, however they are capitalised. @throws invalid-request, too-large */
export async function extractDocumentNumbers(
  { tx }: RequestContext,
  file: UploadedFile,
): Promise<Output<'extractDocumentNumbers'>> {
  const text = textOf(file);
  const cells = [...cellsOfText(text)].filter(({ length }) => length <= longestNumber);
  if (cells.length > mostCells) throw refuse(`The file has more than ${mostCells} different texts.`);
  const found = await tx
    .select({ id: documents.id, number: documents.number })
    .from(documents)
    .where(isOneOfTexts(documents.number, cells))
    .orderBy(asc(documents.id));
  const bySmall = new Map(found.map((document) => [document.number.toLowerCase(), document]));
  const { codes, junk, junkCount } = extractKnown(text, (cell) =>
    bySmall.has(cell.toLowerCase()) ? cell.toLowerCase() : undefined,
  );
  refuseMany(codes, 'document numbers');
  const chosen = codes.flatMap((code) => {
    const document = bySmall.get(code);
    return document ? [{ id: document.id, number: document.number }] : [];
  });
  return { documents: chosen, junk: [...junk], junkCount };
}
