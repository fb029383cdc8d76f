import { readId } from '@crt/domain/record-id';
import { initialDesignerFilter, type DesignerFilter } from '@crt/domain-widgets/ConnectedDesigners';

/** Reads what the list of designers is narrowed to; what makes no sense counts as left out (N21). */
export function readDesignerFilter(query: URLSearchParams): DesignerFilter {
  return {
    name: query.get('name') ?? initialDesignerFilter.name,
    hidesDisabled: query.get('disabled') !== 'shown',
    productTypeIds: query.getAll('productType').flatMap((text) => readId(text) ?? []),
  };
}

/** Writes it, so that the address leads here again. */
export function writeDesignerFilter({
  name,
  hidesDisabled,
  productTypeIds,
}: DesignerFilter): URLSearchParams {
  return new URLSearchParams([
    ...(name === '' ? [] : [['name', name]]),
    ...(hidesDisabled ? [] : [['disabled', 'shown']]),
    ...productTypeIds.map((id) => ['productType', String(id)]),
  ]);
}
