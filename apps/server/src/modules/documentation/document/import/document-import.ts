import {
  documentFields,
  documentFileFields,
  documentVersionFields,
  revisionFields,
} from '@crt/domain/document-field';
import { defineImport } from '../../../import/import-kind.ts';
import { documentationLock } from '../../documentation-lock.ts';
import { documents } from '../document.tables.ts';
import { documentDecider, type DocumentPlan } from './decide-document-row.ts';
import { readDocumentRow } from './document-row.ts';
import { lookUpDocuments } from './look-up-documents.ts';
import { writeDocuments } from './write-documents.ts';

/** What is chosen for an import of documents, and what came with its manifest (R4). */
export interface DocumentImportOptions {
  readonly updateExistingFiles: boolean;
  /** Paths of the files in the archive beside the manifest. They are not stored. */
  readonly archiveFiles: readonly string[];
}

const at = 'https://files.example.com/ifu-demo-1';

/** Documents of the documentation from a manifest: a row for each file of a revision (R4, domain rules §3.10). */
export const documentImport = defineImport<DocumentImportOptions, DocumentPlan>({
  name: 'document',
  noun: 'Document import',
  tag: 'document-import',
  permission: 'CanImportDocuments',
  lockName: documentationLock,
  table: documents,
  hasManyRowsPerRecord: true,
  columns: [
    {
      name: 'documentNumber',
      label: documentFields.number.label,
      aliases: ['Document Number', 'Document No', 'Document'],
      isRequired: true,
    },
    { name: 'revision', label: 'Revision', aliases: ['Revision Name', 'Rev'], isRequired: true },
    {
      name: 'location',
      label: documentFileFields.location.label,
      aliases: ['URL', 'Link', 'File'],
      isRequired: true,
    },
    {
      name: 'languages',
      label: documentFileFields.languageIds.label,
      aliases: ['Language'],
      isRequired: true,
    },
    { name: 'countries', label: documentFileFields.countryIds.label, aliases: ['Country'], isRequired: true },
    { name: 'eifuName', label: documentFileFields.eifuName.label, aliases: [], isRequired: false },
    {
      name: 'issueDate',
      label: revisionFields.issueDate.label,
      aliases: ['Date of Issue', 'Issued'],
      isRequired: false,
    },
    {
      name: 'name',
      label: documentFields.name.label,
      aliases: ['Document Name', 'Title'],
      isRequired: false,
    },
    { name: 'division', label: documentFields.divisionId.label, aliases: [], isRequired: false },
    { name: 'type', label: documentFields.typeId.label, aliases: ['Document Type'], isRequired: false },
    { name: 'versionName', label: documentVersionFields.name.label, aliases: ['Version'], isRequired: false },
    { name: 'incompatible', label: 'Incompatible', aliases: [], isRequired: false },
  ],
  examples: [
    [
      'IFU-DEMO-1',
      'A',
      `${at}/a/de.pdf`,
      'German',
      'Germany; Austria',
      'Demo A',
      '2026-11-02',
      'Demo plates',
      'CMF',
      'Instructions for Use',
    ],
    ['IFU-DEMO-1', 'A', `${at}/a/en.pdf`, 'English; French', 'North America'],
    ['IFU-DEMO-1', 'B', `${at}/b/en.pdf`, 'en', 'GB, US', '', '20/11/2026'],
    ['IFU-DEMO-1', 'A', `${at}/a/de.pdf`, 'German', 'Switzerland', 'The same file again'],
    ['IFU-DEMO-2', 'A', `${at}/a/fr.pdf`, 'French', 'France', 'A document that is not there'],
    ['IFU-DEMO-1', 'C', 'c/de.pdf', 'Klingon', '', 'Four faults', '31.13.2026'],
    ['IFU_DEMO', '', '', '', '', 'More faults', '', 'Demo plates', 'CMF', 'No such type'],
  ],
  optionsInWords: (_tx, { updateExistingFiles }) =>
    Promise.resolve(updateExistingFiles ? ['existing files updated'] : []),
  keysOf: (row) => {
    const { number, revision, location } = readDocumentRow(row);
    const isWhole = number !== '' && revision !== '' && location !== '';
    return isWhole ? { location: [number.toLowerCase(), revision.toLowerCase(), location].join('\n') } : {};
  },
  withOptions: (options) => ({
    prepare: async ({ tx }, rows, triedBefore) => {
      const numbers = new Set(rows.flatMap((row) => readDocumentRow(row).number || []));
      const earlier = await triedBefore([...numbers]);
      const found = await lookUpDocuments(tx, [...earlier, ...rows].map(readDocumentRow));
      const decide = documentDecider(found, options);
      for (const row of earlier) decide(row);
      return decide;
    },
    write: writeDocuments,
  }),
});
