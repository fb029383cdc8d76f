/** What the id of a record looks like in an address: a whole number from 1 that every call takes. */
export const idForm = /^[1-9]\d{0,8}$/;

/** The id that a text of an address is; undefined when it is none. */
export const readId = (text: string | null | undefined): number | undefined =>
  text && idForm.test(text) ? Number(text) : undefined;
