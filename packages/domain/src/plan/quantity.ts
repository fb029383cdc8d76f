import { requestType, type RequestType } from './request-type.ts';

/** Code of the product type that is ordered by the piece. */
const orderedByPiece = 'SMRP';

/** Whether a plan has a quantity: an eRequest of SMRP products (F16), and a re-order, for which it is typed (E29). */
export function hasQuantity(type: RequestType, productTypeCode: string): boolean {
  return (
    type === requestType.reOrder || (type === requestType.eRequest && productTypeCode === orderedByPiece)
  );
}

/** The quantity of a plan as people see it: null where there is none. */
export function shownQuantity(type: RequestType, productTypeCode: string, quantity: number): number | null {
  return hasQuantity(type, productTypeCode) ? quantity : null;
}
