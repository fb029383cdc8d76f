/** Words of comments on plans and cycles (F47 to F49). */
export const commentTexts = {
  title: 'Comments',
  label: 'Comment',
  add: 'Add',
  edit: 'Edit comment',
  remove: 'Delete comment',
  apply: 'Apply',
  cancel: 'Cancel',
  none: 'No comments yet',
  empty: "Comment can't be empty",
  tooLong: (maximum: number, length: number) =>
    `A comment can have ${maximum} characters at most, this one has ${length}.`,
  added: 'Comment added.',
  edited: 'Comment edited.',
  deleted: 'Comment deleted.',
  addFailed: 'Error during adding comment. Please try again.',
  editFailed: 'Error during editing comment. Please try again.',
  deleteFailed: 'Error during deleting comment. Please try again.',
  removeQuestion: 'Do you want to remove this comment?',
  disabled: 'Comments cannot be changed now.',
  failed: 'The comments could not be loaded.',
} as const;
