export {
  firstRowsPerPage,
  isLeftOut,
  readListAddress,
  writeListAddress,
} from '../src/shared/list/list-address.ts';
export type { AddressMarks, ListAddress } from '../src/shared/list/list-address.ts';
