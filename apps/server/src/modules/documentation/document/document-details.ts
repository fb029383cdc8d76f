import { canRemoveDocument, canSwitchVersioned } from '@crt/domain/document-field';
import { regionsOfFile } from '@crt/domain/file-regions';
import { firstFlags } from '@crt/domain/version-lines';
import { asc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { namesOf } from '../../../platform/db/names.ts';
import { listChanges } from '../../record/list-changes.ts';
import { partNames } from '../../record/record.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { countries } from '../country/country.tables.ts';
import { listRegions } from '../dictionaries.ts';
import { languages } from '../language/language.tables.ts';
import { neighboursIn } from '../neighbours.ts';
import {
  associations,
  documentedProducts,
  productVersions,
  versionAssociations,
} from '../product/documented-product.tables.ts';
import { documentList } from './document.list.ts';
import { documentRecord } from './document.record.ts';
import {
  findFacts,
  findFiles,
  findRevisions,
  findVersions,
  type DocumentFile,
} from './document.repository.ts';
import { documents, documentVersions } from './document.tables.ts';

type Details = Output<'getDocument'>;

/** A document with everything that belongs to it (O4), and with its neighbours if the list is sent along (O3). */
export async function documentDetails(
  context: RequestContext,
  id: number,
  { withNeighbours = false, ...filters }: Input<'getDocument'>['query'],
): Promise<Details> {
  const { tx } = context;
  const [row] = await tx.select().from(documents).where(eq(documents.id, id));
  if (!row) throw notFound('Document');
  const { stamp, ...document } = row;
  const versions = await findVersions(tx, id);
  const { facts, holds } = await findFacts(tx, id, versions);
  const removable = canRemoveDocument(facts);
  const stored = await findRevisions(tx, id);
  const flags = firstFlags(stored);
  const storedFiles = await filesOf(tx, id);
  const files = Map.groupBy(storedFiles, ({ revisionId }) => revisionId);
  const names = new Map([
    ...partNames('version', 'name', versions, ({ name }) => name),
    ...partNames('revision', 'name', stored, ({ name }) => name),
    ...partNames('file', 'location', storedFiles, ({ location }) => location),
  ]);
  const nameOf = new Map(versions.map((version) => [version.id, version.name]));
  return {
    ...document,
    locked: !removable.isAllowed,
    lockedReason: removable.isAllowed ? null : removable.reason,
    isVersionedEditable: canSwitchVersioned(facts).isAllowed,
    describesKeyCode: facts.describesKeyCode,
    timestampBase64: encodeStamp(stamp),
    revisions: stored.toReversed().map(({ documentId: _of, versionId, ...revision }) => ({
      ...revision,
      versionName: nameOf.get(versionId) ?? null,
      hasAssociatedProductVersions: holds.withProductVersions.has(versionId),
      isPartOfKeyCode: holds.inKeyCodes.has(versionId),
      isFirst: flags.get(revision.id)?.isFirst === true,
      isFirstOfVersion: flags.get(revision.id)?.isFirstOfVersion === true,
      documentFiles: (files.get(revision.id) ?? []).map(({ revisionId: _revision, ...file }) => file),
    })),
    associations: await associatedProducts(tx, id),
    changes: await listChanges(tx, documentRecord, id, names),
    neighbours: withNeighbours
      ? await neighboursIn(context, documentList, filters, id, documents.number)
      : null,
  };
}

/** The files of a document with the names of languages, countries and regions. */
async function filesOf(tx: Database, documentId: number) {
  const files = await findFiles(tx, documentId);
  if (files.length === 0) return [];
  const named = new Map((await namesOf(tx, languages)).map((language) => [language.id, language]));
  const regions = await listRegions(tx);
  const regionOf = new Map(
    (await tx.select({ id: countries.id, regionId: countries.regionId }).from(countries)).map((country) => [
      country.id,
      country.regionId,
    ]),
  );
  return files.map(({ id, revisionId, location, eifuName, languageIds, countryIds }: DocumentFile) => ({
    id,
    revisionId,
    location,
    eifuName,
    languages: languageIds
      .flatMap((language) => named.get(language) ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    region: regionsOfFile(new Set(countryIds), regions).map((region) => ({
      ...region,
      children: region.children.map(({ id: countryId, name }) => ({ id: countryId, name })),
    })),
    countries: countryIds.flatMap((countryId) => {
      const regionId = regionOf.get(countryId);
      return regionId === undefined ? [] : [{ regionId, countryId }];
    }),
  }));
}

/** The products that a document describes, with the versions that are associated (O21). */
const associatedProducts = (tx: Database, documentId: number): Promise<Details['associations']> =>
  tx
    .select({
      productId: documentedProducts.id,
      productDescription: documentedProducts.description,
      productGTIN: documentedProducts.gtin,
      productVersionName: productVersions.name,
      documentVersionName: documentVersions.name,
    })
    .from(associations)
    .innerJoin(documentedProducts, eq(documentedProducts.id, associations.productId))
    .leftJoin(versionAssociations, eq(versionAssociations.associationId, associations.id))
    .leftJoin(productVersions, eq(productVersions.id, versionAssociations.productVersionId))
    .leftJoin(documentVersions, eq(documentVersions.id, versionAssociations.documentVersionId))
    .where(eq(associations.documentId, documentId))
    .orderBy(asc(documentedProducts.description), asc(documentedProducts.id), asc(versionAssociations.id))
    .limit(5000);
