/** Words of the documents that describe a product, and of the versions that belong together (P13 to P15, P23). */
export const associationTexts = {
  title: 'Associated Documents',
  table: 'Documents of the product',
  none: 'No associated documents yet',
  actions: 'Actions',
  documentNumber: 'Document Number',
  submitAdd: 'Add',
  submitEdit: 'Apply',
  editOf: (number: string) => `Edit association with ${number}`,
  removeOf: (number: string) => `Remove association with ${number}`,
  added: { done: 'Documents associated.', failed: 'Error occurred while associating the documents.' },
  changed: { done: 'Association changed.', failed: 'Error occurred while changing the association.' },
  removed: {
    question: 'Do you want to remove this association?',
    done: 'Association removed.',
    failed: 'Error occurred while removing the association.',
  },
  documents: { add: 'Associate Documents', edit: 'Edit Associated Document', chosen: 'Chosen documents' },
  versions: {
    add: 'Associate Document Version',
    addTo: (number: string) => `Associate Document Version of ${number}`,
    edit: 'Edit Associated Document Version',
    editOf: (document: string, product: string) => `Edit association of ${document} with version ${product}`,
    removeOf: (document: string, product: string) =>
      `Remove association of ${document} with version ${product}`,
    noneOfDocument: 'The document has no versions.',
    failed: 'The versions of the document could not be loaded.',
    added: {
      done: 'Document version associated.',
      failed: 'Error occurred while associating the document version.',
    },
  },
} as const;
