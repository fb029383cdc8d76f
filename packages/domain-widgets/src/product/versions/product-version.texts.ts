/** Words of the versions of a product and of their keycodes (P10 to P12). */
export const productVersionTexts = {
  title: 'Product Versions',
  table: 'Versions of the product',
  none: 'No product versions yet',
  documentVersions: 'Document Versions',
  actions: 'Actions',
  editOf: (name: string) => `Edit version ${name}`,
  removeOf: (name: string) => `Remove version ${name}`,
  add: 'Add Product Version',
  edit: 'Edit Product Version',
  submitAdd: 'Add',
  submitEdit: 'Apply',
  added: { done: 'Product version added.', failed: 'Error occurred while adding the product version.' },
  changed: { done: 'Product version changed.', failed: 'Error occurred while changing the product version.' },
  removed: {
    question: 'Do you want to remove this product version?',
    done: 'Product version removed.',
    failed: 'Error occurred while removing the product version.',
  },
  keyCode: {
    assign: 'Assign Keycode',
    assignTo: (name: string) => `Assign Keycode to version ${name}`,
    done: 'Keycode assigned.',
    failed: 'Error occurred while assigning the keycode.',
    /** A keycode of a product without versions stands for documents without versions (§3.9.6). */
    leavesOut: (numbers: readonly string[]) =>
      `Without product versions it does not stand for ${numbers.join(', ')}, whose versions are associated with product versions.`,
  },
} as const;
