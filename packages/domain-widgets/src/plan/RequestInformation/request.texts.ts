/** Words of the request information of a plan (F61). */
export const requestTexts = {
  title: 'Request Information',
  failed: 'The request information could not be loaded.',
  requestId: 'Request ID',
  category: 'Category',
  status: 'Status',
  productType: 'Product Type',
  createdDate: 'Created Date',
  designRevision: 'Design Revision',
  hasMetalAllergy: 'Metal Allergy',
  plannedSurgeryDate: 'Planned Surgery Date',
  isUSLocation: 'US Location',
  isProductTmj: 'TMJ Product',
  reimport: 'Reimport',
} as const;
