/** Words of the search box (M). */
export const searchTexts = {
  label: 'Search plan ID',
  placeholder: 'Search plans',
  submit: 'Search',
  failed: 'The search failed.',
  hits: 'Plans found',
  found: (count: number) => (count === 1 ? '1 plan found' : `${count} plans found`),
  matched: { RequestId: '', OrderNumber: 'Order number', PONumber: 'PO number' },
} as const;
