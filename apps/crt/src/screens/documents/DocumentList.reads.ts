import { documentList } from '@crt/domain-widgets/document-list';
import { readsOfList } from '../../lists/reads-of-list.ts';

/** What the document list asks first. */
export default readsOfList(documentList, {
  path: '/Documentation/Document',
  access: ['CanReadDocuments'],
});
