import { uniqueFileNames } from '@crt/domain/export-file-name';
import {
  chooseProduct,
  keyCodeLine,
  productExportFiles,
  productExportProfiles,
  productLine,
  whyNoKeyCodeExported,
  whyNotExported,
} from '@crt/domain/product-export';
import { isNotNull } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { FileAnswer } from '../../../contract/files.ts';
import type { Input } from '../../../contract/handlers.ts';
import { invalidRequest } from '../../../errors.ts';
import { productVersions } from '../product/documented-product.tables.ts';
import {
  chosenVersions,
  chosenVersionsPath,
  findChosenVersions,
  type VersionOfProduct,
} from './chosen-versions.ts';
import { conflict, streamOf } from './export-stream.ts';
import { mostZipEntries, zipOf } from './zip.ts';

type Request = Input<'exportProducts'>['body'];
type Batches = AsyncGenerator<readonly VersionOfProduct[]>;

function refuseNothing(chosen: number): void {
  if (chosen === 0) throw invalidRequest([{ path: chosenVersionsPath, message: chooseProduct }]);
}

/** The chosen versions of an export of products. @throws invalid-request, conflict */
async function findVersions({ tx }: RequestContext, { chosenIds, products = [], profile }: Request) {
  refuseNothing(chosenIds.length + products.length);
  const found = await findChosenVersions(tx, { nodes: chosenIds, products }, whyNotExported);
  const options = { whyNot: whyNotExported, withDocuments: profile === productExportProfiles.cmf };
  return { found, batches: chosenVersions(tx, found, options) };
}

async function* linesOf(batches: Batches, lineOf: (version: VersionOfProduct) => string) {
  for await (const versions of batches) yield versions.map(lineOf).join('');
}

/** The chosen versions as one text file in the format of the profile (R7). @throws invalid-request, conflict */
export async function exportProducts(context: RequestContext, request: Request): Promise<FileAnswer> {
  const { batches } = await findVersions(context, request);
  const lines = linesOf(batches, (version) => productLine(request.profile, version));
  return { fileName: productExportFiles.text, content: await streamOf(lines, chosenVersionsPath) };
}

/** A text file of each product, with a name of its own. */
async function* filesOf(batches: Batches, profile: Request['profile']) {
  const unique = uniqueFileNames();
  for await (const versions of batches)
    for (const [id, ofProduct] of Map.groupBy(versions, ({ productId }) => productId)) {
      const [product] = ofProduct;
      const name = product?.gtin ?? product?.catalogNumber ?? String(id);
      yield {
        name: unique(name, '.txt'),
        text: ofProduct.map((version) => productLine(profile, version)).join(''),
      };
    }
}

/** The chosen versions as a text file per product in a ZIP file (R7). @throws invalid-request, conflict */
export async function exportProductsZip(context: RequestContext, request: Request): Promise<FileAnswer> {
  const { found, batches } = await findVersions(context, request);
  if (found.productIds.length > mostZipEntries) {
    const message = `A ZIP file holds at most ${mostZipEntries} products. Choose fewer, or export one text file.`;
    throw conflict(message, chosenVersionsPath);
  }
  const pieces = zipOf(filesOf(batches, request.profile), context.clock.now());
  return { fileName: productExportFiles.zip, content: await streamOf(pieces, chosenVersionsPath) };
}

/** The keycodes of the chosen versions (Q5). @throws invalid-request, conflict */
export async function exportKeyCodes({ tx }: RequestContext, nodes: readonly string[]): Promise<FileAnswer> {
  refuseNothing(nodes.length);
  const found = await findChosenVersions(
    tx,
    { nodes, isAble: isNotNull(productVersions.keyCodeId) },
    whyNoKeyCodeExported,
  );
  const options = { whyNot: whyNoKeyCodeExported, withDocuments: false };
  const lines = linesOf(chosenVersions(tx, found, options), keyCodeLine);
  return { fileName: productExportFiles.keyCodes, content: await streamOf(lines, chosenVersionsPath) };
}
