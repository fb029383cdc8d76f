/** Words of the dialog that adds a plan; spellings are the specification's (E30). */
export const newPlanTexts = {
  add: '+ Add New Plan',
  title: 'Add New Plan',
  submit: 'Add',
  choicesFailed: 'The choices could not be loaded.',
  orderNumber: 'Order Number',
  orderNumberMissing: 'Order Number is required',
  category: 'Category',
  categoryMissing: 'Category is required',
  underlying: 'Underlying Request',
  underlyingMissing: 'Underlying Request is required',
  quantity: 'Quantity',
  productType: 'Product Type',
  productTypeMissing: 'Produce Type is required',
  productNumber: 'Product Number',
  location: 'Manufacturing Location',
  locationMissing: 'Manufacturing Location is required',
} as const;
