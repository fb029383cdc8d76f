import { keyCodeOf, keyCodeSet } from '@crt/domain/keycode';
import type { Database } from '../../../platform/db/database.ts';
import { continueIds, insertRows } from '../../../platform/db/insert-rows.ts';
import { demoProducts } from '../../demo/catalogue.ts';
import { seededRandom, type Random } from '../../demo/random.ts';
import type { DemoDocument } from '../document/document.demo.ts';
import { keyCodes } from '../keycode/keycode.tables.ts';
import {
  associations,
  documentedProducts,
  productVersions,
  versionAssociations,
} from './documented-product.tables.ts';

const count = 500;
const versionCount = 900;
const keyCodeCount = 200;

const kinds = [
  ['PEEK Cranial Implant', 2, 2],
  ['Titanium Mandible Plate', 5, 2],
  ['Orbital Floor Mesh', 6, 2],
  ['Temporomandibular Joint, Fossa', 11, 2],
  ['Spinal Cage', null, 5],
  ['Locking Screw', 9, 6],
  ['Cutting Guide', 3, 3],
  ['Bone Substitute Granules', 1, 1],
] as const;
const sides = ['left', 'right', 'small', 'medium', 'large'];

/** A GTIN with its check digit: of every fortieth product with a wrong one (P22). */
function gtinOf(index: number): string {
  const digits = `0404855${String(100_000 + index).padStart(6, '0')}`;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 1 : 3), 0);
  const wrong = index % 40 === 39 ? 1 : 0;
  return `${digits}${(((10 - (sum % 10)) % 10) + wrong) % 10}`;
}

type Version = typeof productVersions.$inferInsert & { readonly id: number };

/** 500 products with 900 versions, their documents, and 200 keycodes; some want a keycode and cannot get one yet (§3.0). */
export async function fillDocumentedProducts(
  tx: Database,
  drawn: readonly DemoDocument[],
  now: Date,
): Promise<void> {
  const random = seededRandom(32);
  const rows = Array.from({ length: count }, (_none, index) => productRow(index));
  const versions = drawVersions();
  const described = drawAssociations(drawn, random);
  const nested = drawVersionAssociations(drawn, described, versions, random);
  const codes = drawKeyCodes({ drawn, described, nested, versions }, now, random);
  await insertRows(tx, documentedProducts, rows);
  await insertRows(tx, keyCodes, codes);
  await insertRows(tx, productVersions, versions);
  await insertRows(tx, associations, described);
  await insertRows(tx, versionAssociations, nested);
  for (const table of [documentedProducts, keyCodes, productVersions, associations, versionAssociations])
    await continueIds(tx, table);
}

/** Every twelfth is one that plans order: its number there is its catalogue number here. */
const plannedAt = (index: number) => (index % 12 === 4 ? demoProducts[Math.floor(index / 12)] : undefined);

function productRow(index: number): typeof documentedProducts.$inferInsert {
  const [kind, productFamilyId, divisionId] = kinds[index % kinds.length] ?? kinds[0];
  const size = sides[Math.floor(index / kinds.length) % sides.length];
  const planned = plannedAt(index);
  return {
    id: index + 1,
    description: planned?.name ?? `${kind}, ${size}, ${String(index + 1).padStart(3, '0')}`,
    catalogNumber: planned?.number ?? `${kind.slice(0, 3).toUpperCase()}-${4000 + index}`,
    gtin: gtinOf(index),
    productFamilyId,
    divisionId,
    needsKeyCode: index % 3 !== 2,
    eifuDescription: index % 4 === 3 ? null : kind,
  };
}

/** The implicit version of each product, then named ones; every fifth product has none of these. */
function drawVersions(): Version[] {
  const empty = { ecnNumber: null, keyCodeId: null, keyCodeAssignedAt: null };
  const implicit = Array.from({ length: count }, (_none, index): Version => ({
    id: index + 1,
    productId: index + 1,
    name: null,
    isImplicit: true,
    ...empty,
  }));
  const withVersions = implicit.filter(({ productId }) => productId % 5 !== 0);
  const named = Array.from({ length: versionCount }, (_none, index): Version => {
    const round = Math.floor(index / withVersions.length);
    return {
      id: count + index + 1,
      productId: withVersions[index % withVersions.length]?.productId ?? 1,
      name: `${round + 1}.0`,
      isImplicit: false,
      ...empty,
      ecnNumber: index % 4 === 3 ? null : `ECN-${2200 + index}`,
    };
  });
  return [...implicit, ...named];
}

type AssociationRow = typeof associations.$inferInsert & { readonly id: number };

/** The document at a place, or the next one that has a revision: what nobody can read describes nothing. */
function readableAt(drawn: readonly DemoDocument[], place: number): DemoDocument {
  const found = [...drawn.slice(place), ...drawn].find(({ revisions }) => revisions.length > 0);
  if (!found) throw new Error('No document of the demo has a revision.');
  return found;
}

/** One to three documents for each product; every tenth has none. */
function drawAssociations(drawn: readonly DemoDocument[], random: Random): AssociationRow[] {
  let id = 1;
  return Array.from({ length: count }, (_none, index) => index + 1)
    .filter((productId) => productId % 10 !== 9)
    .flatMap((productId) => {
      const first = random.between(0, drawn.length - 1);
      const places = Array.from(
        { length: 1 + (productId % 3) },
        (_none, place) => (first + place * 17) % drawn.length,
      );
      return places.map((place): AssociationRow => ({
        id: id++,
        productId,
        documentId: readableAt(drawn, place).row.id,
      }));
    });
}

type VersionAssociationRow = typeof versionAssociations.$inferInsert & { readonly id: number };

/** Named versions of products get a version of each versioned document, four of five of them. */
function drawVersionAssociations(
  drawn: readonly DemoDocument[],
  described: readonly AssociationRow[],
  versions: readonly Version[],
  random: Random,
): VersionAssociationRow[] {
  const documentOf = new Map(drawn.map((document) => [document.row.id, document]));
  const namedOf = Map.groupBy(
    versions.filter(({ isImplicit }) => !isImplicit),
    ({ productId }) => productId,
  );
  let id = 1;
  return described.flatMap(({ id: associationId, productId, documentId }) => {
    const document = documentOf.get(documentId);
    const offered = (document?.versions ?? []).filter(({ name }) => name !== null);
    if (document?.row.isVersioned !== true || offered.length === 0) return [];
    return (namedOf.get(productId) ?? []).flatMap(({ id: productVersionId }): VersionAssociationRow[] =>
      random.chance(0.8)
        ? [
            {
              id: id++,
              productId,
              associationId,
              productVersionId,
              documentVersionId: random.pick(offered).id,
            },
          ]
        : [],
    );
  });
}

/** What was drawn before the keycodes. */
interface Drawn {
  readonly drawn: readonly DemoDocument[];
  readonly described: readonly AssociationRow[];
  readonly nested: readonly VersionAssociationRow[];
  readonly versions: readonly Version[];
}

/** Keycodes for most sets of document versions that product versions have; the last ones stand for nothing yet. */
function drawKeyCodes(
  { drawn, described, nested, versions }: Drawn,
  now: Date,
  random: Random,
): (typeof keyCodes.$inferInsert)[] {
  const baseOf = new Map(
    drawn.flatMap(({ row, versions: [base] }) => (row.isVersioned || !base ? [] : [[row.id, base.id]])),
  );
  const unversioned = Map.groupBy(described, ({ productId }) => productId);
  const associated = Map.groupBy(nested, ({ productVersionId }) => productVersionId);
  const hasNamed = new Set(versions.flatMap(({ isImplicit, productId }) => (isImplicit ? [] : productId)));
  const codes: { id: number; code: string; documentVersionIds: number[] }[] = [];
  const bySet = new Map<string, number>();
  const add = (documentVersionIds: number[]) => {
    const code = keyCodeOf(Array.from({ length: 8 }, () => random.next()));
    codes.push({ id: codes.length + 1, code, documentVersionIds });
    return codes.length;
  };
  for (const version of versions) {
    const { id, productId, isImplicit } = version;
    const isCandidate = productId % 3 !== 0 && !(isImplicit && hasNamed.has(productId));
    const set = keyCodeSet([
      ...(unversioned.get(productId) ?? []).flatMap(({ documentId }) => baseOf.get(documentId) ?? []),
      ...(associated.get(id) ?? []).map(({ documentVersionId }) => documentVersionId),
    ]);
    const known = bySet.get(String(set));
    if (!isCandidate || set.length === 0 || (known === undefined && codes.length >= keyCodeCount - 3))
      continue;
    if (id % 4 === 3) continue;
    const keyCodeId = known ?? add(set);
    bySet.set(String(set), keyCodeId);
    version.keyCodeId = keyCodeId;
    version.keyCodeAssignedAt = new Date(now.getTime() - random.between(1, 500) * 3_600_000);
  }
  while (codes.length < keyCodeCount) add([]);
  return codes;
}
