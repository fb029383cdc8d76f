/** Words of the details of a document (O3, O4, O8 to O10, O21, O28). */
export const documentDetailsTexts = {
  title: 'Document Details',
  coverage: 'Coverage',
  trace: 'Trace',
  toList: 'Go to documents list',
  failed: 'The document could not be loaded.',
  information: 'Document Information',
  eifu: 'eIFU Data',
  locked: 'Locked',
  /** Asked before the versions go; the specification is silent. */
  foldQuestion:
    'Do you want to take the versions away? Their names and which revisions are incompatible are lost.',
  remove: {
    open: 'Remove',
    question: 'Do you want to remove this document?',
    done: 'Document removed.',
    failed: 'Error occurred while removing the document.',
  },
  products: {
    title: 'Associated Products',
    table: 'Products of the document',
    none: 'No associated products yet',
    columns: {
      description: 'Description',
      gtin: 'GTIN',
      productVersion: 'Product Version',
      documentVersion: 'Document Version',
    },
  },
} as const;
