/** Words of the product list of the documentation and of adding a product (P1 to P6, P20, P22). */
export const productTexts = {
  title: 'Products',
  table: 'Products',
  failed: 'The products could not be loaded.',
  actions: 'Actions',
  trace: 'Trace',
  traceOf: (product: string) => `Trace ${product}`,
  removeOf: (product: string) => `Remove ${product}`,
  filters: { families: 'Family', divisions: 'Division', documents: 'Describing Documents' },
  add: {
    open: 'Add New Product',
    title: 'Add New Product',
    submit: 'Add',
    /** The form says Name where everything else says Description (P20). */
    name: 'Name',
    /** Below the GTIN, as long as there is nothing to warn of. */
    gtinHint: '14 digits',
    done: 'Product added.',
    failed: 'Error occurred while adding the product.',
  },
} as const;
