/** Words of saved filters, whatever list they belong to (E19 to E23, O27, V6, W4). */
export const savedFilterTexts = {
  title: 'Saved filters',
  private: 'Only for you',
  shared: 'For everybody',
  saved: 'Filter saved succesfully.',
  declined: 'Update canceled',
} as const;
