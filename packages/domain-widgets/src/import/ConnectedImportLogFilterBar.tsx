import { findImportedRequests } from '@crt/api-client/main/request-import';
import { allImportStatuses, importStatusName } from '@crt/domain/import-log-list';
import { oneGroup } from '../shared/filter/option-groups.ts';
import { useFindRequests } from '../shared/filter/use-find-requests.ts';
import { numbersFace } from '../shared/list/choices-face.tsx';
import { ListFilterBar, type ListFilterNeeds } from '../shared/list/ListFilterBar.tsx';
import { remoteFace } from '../shared/list/remote-face.tsx';
import { importLogList, longestImportedId, type ImportLogFilters } from './import-log-list.ts';

const statuses = oneGroup(allImportStatuses.map((id) => ({ id, name: importStatusName[id] })));

/** The filters of the import log, with what is in force as chips below (R15). */
export const ConnectedImportLogFilterBar = (needs: ListFilterNeeds<ImportLogFilters>) => {
  const faces = {
    chosenRequestId: remoteFace({
      find: useFindRequests(findImportedRequests),
      longest: longestImportedId,
    }),
    chosenStatuses: numbersFace(statuses, false),
  };
  return <ListFilterBar list={importLogList} faces={faces} {...needs} />;
};
