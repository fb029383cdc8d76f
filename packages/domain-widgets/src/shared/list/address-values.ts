import { idForm } from '@crt/domain/record-id';

/** The words of a list in an address, `4,4-12` or the name repeated, each once and in the order in which they stand there. */
export const listIn = (query: URLSearchParams, name: string, form: RegExp): string[] => [
  ...new Set(
    query
      .getAll(name)
      .join()
      .split(',')
      .filter((value) => form.test(value)),
  ),
];

/** The ids of a list in an address. */
export const idsIn = (query: URLSearchParams, name: string): number[] =>
  listIn(query, name, idForm).map(Number);

/** A text of an address; signs that cannot be seen are taken out, for they would refuse the whole list. */
export const textIn = (query: URLSearchParams, name: string, maxLength: number): string =>
  (query.get(name) ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, maxLength);
