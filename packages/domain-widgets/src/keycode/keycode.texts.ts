/** Words of the keycodes, of their editors and of their label (Q1 to Q4). */
export const keyCodeTexts = {
  title: 'Keycodes',
  table: 'Keycodes',
  failed: 'The keycodes could not be loaded.',
  none: 'No keycodes yet',
  search: 'Search keycodes',
  clearSearch: 'Clear search',
  columns: {
    code: 'Code',
    documents: 'Documents',
    products: 'Products',
    assigned: 'Last assigned',
    actions: 'Actions',
  },
  /** A document or product with its version, which the ones without versions lack. */
  version: (name: string, version: string | null) => (version === null ? name : `${name} (${version})`),
  /** In place of the GTIN of a product that has only a catalogue number. */
  noGtin: 'Product without GTIN',
  noDocuments: 'It stands for no document versions yet.',
  noProducts: 'No product version has it.',
  assignedAt: 'Assigned',
  /** On a label, whose names are short. */
  onLabel: { documents: 'Document', products: 'Product' },
  labelOf: (code: string) => `Label of ${code}`,
  codeOf: (code: string) => `QR code of keycode ${code}`,
  add: {
    open: 'Create Keycode',
    done: 'Keycode created.',
    failed: 'Error occurred while creating the keycode.',
  },
  submit: 'Apply',
  documents: {
    open: (code: string) => `Edit documents of ${code}`,
    label: 'Document Versions',
    none: 'Other keycodes stand for all sets that could be made, or there are no document versions.',
    offersFailed: 'The document versions could not be loaded.',
    done: 'Documents changed.',
    failed: 'Error occurred while changing the documents.',
  },
  products: {
    open: (code: string) => `Edit products of ${code}`,
    label: 'Product Versions',
    none: 'No further product version without a keycode has exactly these document versions.',
    offersFailed: 'The product versions could not be loaded.',
    done: 'Products changed.',
    failed: 'Error occurred while changing the products.',
  },
} as const;
