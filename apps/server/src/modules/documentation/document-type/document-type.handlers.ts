import type { HandlerPart } from '../../../contract/handlers.ts';
import { referenceResource } from '../../reference-data/reference-resource.ts';
import { mostEntries } from '../entry-limits.ts';
import { documents } from '../document/document.tables.ts';
import { documentTypes } from './document-type.tables.ts';

/** Document types (S1 to S3). */
export const documentTypeList = referenceResource({
  kind: 'document-type',
  noun: 'document type',
  table: documentTypes,
  most: mostEntries,
  fields: { name: { label: 'Name' }, eifuValue: { label: 'eIFU Value', isOptional: true } },
  usedBy: [
    { one: 'document', many: 'documents', column: documents.typeId, refusing: { named: documents.number } },
  ],
});

export const documentTypeHandlers = {
  listConfiguredDocumentTypes: documentTypeList.list,
  addDocumentType: documentTypeList.add,
  updateDocumentType: documentTypeList.edit,
  deleteDocumentType: documentTypeList.remove,
} satisfies HandlerPart;
