import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { fillCountries } from './country/country.demo.ts';
import { countries } from './country/country.tables.ts';
import { regions } from './country/region.tables.ts';
import { divisions } from './division/division.tables.ts';
import { drawDocuments, fillDocuments } from './document/document.demo.ts';
import { documentTypes } from './document-type/document-type.tables.ts';
import { fillLanguages } from './language/language.demo.ts';
import { languages } from './language/language.tables.ts';
import { portals } from './portal/portal.tables.ts';
import { fillDocumentedProducts } from './product/documented-product.demo.ts';
import { productFamilies } from './product-family/product-family.tables.ts';

const divisionNames = ['AGT', 'CMF', 'Instruments', 'Neurosurgery', 'Spine', 'Trauma and Extremities'];
const familyNames = [
  'Bone Substitutes',
  'Cranial Implants',
  'Cutting Guides',
  'Facial Implants',
  'Mandible Plates',
  'Mesh and Sheets',
  'Midface Plates',
  'Plating Constructs',
  'Screws',
  'Surgical Models',
  'Temporomandibular Joint',
];

/** A document type that stays inside has no value in the eIFU. */
const types = [
  ['Cleaning and Sterilisation Guide', 'CSG'],
  ['Declaration of Conformity', null],
  ['Implant Card', 'IC'],
  ['Instructions for Use', 'IFU'],
  ['Material Safety Data Sheet', 'MSDS'],
  ['Patient Information Leaflet', 'PIL'],
  ['Summary of Safety and Clinical Performance', 'SSCP'],
  ['Surgical Technique', 'ST'],
  ['User Manual', 'UM'],
] as const;
const portalNames = [
  ['eIFU portal', 'EIFU'],
  ['Hospital portal', 'HOSP'],
  ['Intranet', null],
  ['Regulatory portal', 'REG'],
] as const;

const numbered = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, place) => ({ id: place + 1, ...row }));
const named = (names: readonly string[]) => numbered(names.map((name) => ({ name })));
const valued = (rows: readonly (readonly [string, string | null])[]) =>
  numbered(rows.map(([name, eifuValue]) => ({ name, eifuValue })));

/** The electronic documentation: what it is configured with, documents, products and keycodes (§3.0). */
export async function fillDocumentation(tx: Database, now: Date): Promise<void> {
  await fillCountries(tx);
  await fillLanguages(tx);
  await insertRows(tx, divisions, named(divisionNames));
  await insertRows(tx, productFamilies, named(familyNames));
  await insertRows(tx, documentTypes, valued(types));
  await insertRows(tx, portals, valued(portalNames));
  const tables = [regions, countries, languages, divisions, productFamilies, documentTypes, portals];
  for (const table of tables) await continueIds(tx, table);
  const drawn = drawDocuments(now);
  await fillDocuments(tx, drawn);
  await fillDocumentedProducts(tx, drawn, now);
}
