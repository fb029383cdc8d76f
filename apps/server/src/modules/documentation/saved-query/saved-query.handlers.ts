import type { HandlerPart } from '../../../contract/handlers.ts';
import {
  deleteSavedQuery,
  listAllSavedQueries,
  listSavedQueries,
  renameSavedQuery,
  saveQuery,
} from './saved-queries.ts';

/** Saved filters of the documents and of the products (O27, W3 to W7). */
export const savedQueryHandlers = {
  listDocumentQueries: (context) => listSavedQueries(context, 'documents'),
  listProductQueries: (context) => listSavedQueries(context, 'documentation-products'),
  listDocumentationQueries: (context) => listAllSavedQueries(context),
  saveDocumentQuery: (context, { body }) => saveQuery(context, 'documents', body),
  saveProductQuery: (context, { body }) => saveQuery(context, 'documentation-products', body),
  renameDocumentationQuery: (context, { body }) => renameSavedQuery(context, body),
  deleteDocumentationQuery: (context, { query }) => deleteSavedQuery(context, query.id),
} satisfies HandlerPart;
