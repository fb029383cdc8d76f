/** Words of saved filters, whatever list they belong to (E19 to E23, V6, W4). */
export const savedFilterTexts = {
  title: 'Saved filters',
  private: 'Only for you',
  shared: 'For everybody',
  declined: 'Update canceled',
} as const;
