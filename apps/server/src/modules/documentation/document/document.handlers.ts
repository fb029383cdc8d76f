import type { HandlerPart } from '../../../contract/handlers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { filtersAt } from '../../list/filters-at.ts';
import { findListPage } from '../../list/engine/list-verbs.ts';
import { documentDetails } from './document-details.ts';
import { documentList, findDocumentRows } from './document.list.ts';
import { versionsByOpening } from './document.repository.ts';
import {
  addDocument,
  listDocumentNumbers,
  removeDocument,
  setDocumentField,
  setDocumentVersioned,
} from './save-document.ts';
import { addDocumentFile, removeDocumentFile, updateDocumentFile } from './save-file.ts';
import { addRevision, removeRevision, updateRevision } from './save-revision.ts';

/** Documents, their revisions and files (O). */
export const documentHandlers = {
  listDocuments: async (context, { query: { limit = 20, page = 1, currentOn, ...filters } }) => {
    const at = filtersAt('/query');
    const day = currentOn ?? context.clock.now().toISOString().slice(0, 10);
    const findRows = (tx: Database, ids: readonly number[]) => findDocumentRows(tx, ids, day);
    const { rows, total } = await findListPage(
      context,
      { ...documentList, findRows },
      { filters, at, limit, page },
    );
    return { data: rows, count: total };
  },
  getDocument: (context, { params, query }) => documentDetails(context, params.id, query),
  addDocument: (context, { body }) => addDocument(context, body),
  deleteDocument: (context, { params }) => removeDocument(context, params.id),
  setDocumentName: (context, { params, query: { value, ...stamp } }) =>
    setDocumentField(context, { ...params, ...stamp }, 'name', value),
  setDocumentNumber: (context, { params, query: { value, ...stamp } }) =>
    setDocumentField(context, { ...params, ...stamp }, 'number', value),
  setDocumentDivision: (context, { params, query: { value, ...stamp } }) =>
    setDocumentField(context, { ...params, ...stamp }, 'divisionId', value),
  setDocumentType: (context, { params, query: { value, ...stamp } }) =>
    setDocumentField(context, { ...params, ...stamp }, 'typeId', value),
  setDocumentPortal: (context, { params, query: { value, ...stamp } }) =>
    setDocumentField(context, { ...params, ...stamp }, 'portalId', value),
  setDocumentEifuName: (context, { params, query: { value, ...stamp } }) =>
    setDocumentField(context, { ...params, ...stamp }, 'eifuName', value),
  setDocumentVersioned: (context, { params, query: { value, ...stamp } }) =>
    setDocumentVersioned(context, { ...params, ...stamp }, value),
  listDocumentVersions: async ({ tx }, { params }) =>
    (await versionsByOpening(tx, params.id))
      .toReversed()
      .flatMap(({ id, name }) => (name === null ? [] : [{ id, name }])),
  listDocumentNumbers: (context, { query }) => listDocumentNumbers(context, query.ids),
  addRevision: (context, { body }) => addRevision(context, body),
  updateRevision: (context, { body, query }) => updateRevision(context, body, query.timestampBase64),
  deleteRevision: (context, { params }) => removeRevision(context, params.id),
  addDocumentFile: (context, { body }) => addDocumentFile(context, body),
  updateDocumentFile: (context, { body, query }) => updateDocumentFile(context, body, query.timestampBase64),
  deleteDocumentFile: (context, { params }) => removeDocumentFile(context, params.id),
} satisfies HandlerPart;
