import { oneGroup } from '../shared/filter/option-groups.ts';
import { numbersFace } from '../shared/list/choices-face.tsx';
import { ListFilterBar, type ListFilterNeeds } from '../shared/list/ListFilterBar.tsx';
import { currentOnFace } from './current-on/current-on-face.tsx';
import { documentList, type DocumentFilters } from './document-list.ts';
import { useDocumentEntries } from './use-document-entries.ts';

/** The filters of the documents, with what is in force as chips below (O1). */
export const ConnectedDocumentFilterBar = (needs: ListFilterNeeds<DocumentFilters>) => {
  const { divisions, types, portals, isPending } = useDocumentEntries();
  const faces = {
    chosenDivisions: numbersFace(oneGroup(divisions), isPending),
    chosenDocumentTypes: numbersFace(oneGroup(types), isPending),
    chosenPortals: numbersFace(oneGroup(portals), isPending),
    currentOn: currentOnFace,
  };
  return <ListFilterBar list={documentList} faces={faces} {...needs} />;
};
