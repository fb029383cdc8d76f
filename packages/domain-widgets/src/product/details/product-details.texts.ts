/** Words of the details of a product of the documentation (P7 to P11, P21). */
export const productDetailsTexts = {
  title: 'Product Details',
  trace: 'Trace',
  toList: 'Go to products list',
  failed: 'The product could not be loaded.',
  information: 'Product Information',
  eifu: 'eIFU Data',
  remove: {
    open: 'Remove',
    question: 'Do you want to remove this product?',
    done: 'Product removed.',
    failed: 'Error occurred while removing the product.',
  },
} as const;
