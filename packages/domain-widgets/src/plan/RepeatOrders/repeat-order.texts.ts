/** Words of the tree of repeat orders (K1). */
export const repeatOrderTexts = {
  title: 'Repeat orders',
  table: 'Repeat orders',
  columns: {
    planId: 'Plan Id',
    designStatus: 'Design Status',
    processingStatus: 'Processing Status',
    progress: 'Manufacturing Progress Percentage',
    comments: 'Comments',
    distributionCenter: 'Distribution Center',
    productNumber: 'Product Number',
    shipmentDueDate: 'Shipment Due Date',
  },
  failed: 'The repeat orders could not be loaded.',
  none: 'No repeat orders',
} as const;
