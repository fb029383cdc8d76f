import { oneGroup } from '../shared/filter/option-groups.ts';
import { numbersFace } from '../shared/list/choices-face.tsx';
import { ListFilterBar, type ListFilterNeeds } from '../shared/list/ListFilterBar.tsx';
import { remoteChoicesFace } from '../shared/list/remote-face.tsx';
import { productList, type ProductFilters } from './product-list.ts';
import { useDocumentNumbers, useFindDocuments } from './use-find-documents.ts';
import { useProductEntries } from './use-product-entries.ts';

/** The filters of the products of the documentation, with what is in force as chips below (P2). */
export const ConnectedProductFilterBar = (needs: ListFilterNeeds<ProductFilters>) => {
  const { families, divisions, isPending } = useProductEntries();
  const find = useFindDocuments();
  const numbers = useDocumentNumbers(needs.filters.chosenDocumentNumbers);
  const faces = {
    chosenProductFamilies: numbersFace(oneGroup(families), isPending),
    chosenDivisions: numbersFace(oneGroup(divisions), isPending),
    chosenDocumentNumbers: remoteChoicesFace({ find, idOf: Number, nameOf: (id) => numbers.get(id) }),
  };
  return <ListFilterBar list={productList} faces={faces} {...needs} />;
};
