import type { Api } from '@crt/api-client/create-api';
import { listCombinedOrders } from '@crt/api-client/main/combined-order';
import { searchPhrase } from '@crt/api-client/main/search';
import { plainCode } from '@crt/domain/plain-code';
import type { SearchScreen } from '../SearchBox/search-hit.ts';

/** What a code names. */
export type Scanned =
  | { readonly kind: 'plan'; readonly id: number; readonly screen: SearchScreen }
  | { readonly kind: 'combined-order'; readonly id: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'several' };

const manufacturingScreen = 2;
/** Longer ones name nothing: the limits of the two calls. */
const longestPhrase = 60;
const longestIdentifier = 40;

/**
 * What has the code: a plan by its request id or order number, shown as a cycle where it has one, or a combined order
 * by its identifier, which is its lot, build or tracking number (L7).
 */
export async function findScanned(api: Api, scanned: string): Promise<Scanned> {
  const code = plainCode(scanned);
  if (code.length > longestPhrase) return { kind: 'unknown' };
  const found = await api.call(searchPhrase, { body: { phrase: code, screenType: manufacturingScreen } });
  if (found.fulfilmentPlanId !== null && found.screenType !== null)
    return { kind: 'plan', id: found.fulfilmentPlanId, screen: found.screenType };
  if (code.length <= longestIdentifier) {
    const body = { chosenIdentifiers: [code], limit: 2, page: 1 };
    const [order, other] = (await api.call(listCombinedOrders, { body })).data;
    if (order) return other ? { kind: 'several' } : { kind: 'combined-order', id: order.id };
  }
  return { kind: found.hits.length > 0 ? 'several' : 'unknown' };
}
