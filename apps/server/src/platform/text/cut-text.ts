/** A text that is shown with so many signs at most: what is longer ends with an ellipsis. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** The same of a text that may be missing. */
export const cutTextOrNull = (text: string | null, most: number): string | null =>
  text === null ? null : cutText(text, most);
