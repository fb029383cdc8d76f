import { ConnectedAddDocument } from '@crt/domain-widgets/ConnectedAddDocument';
import { ConnectedDocumentFilterBar } from '@crt/domain-widgets/ConnectedDocumentFilterBar';
import { ConnectedDocumentTable } from '@crt/domain-widgets/ConnectedDocumentTable';
import { documentList } from '@crt/domain-widgets/document-list';
import { useCallback, useState } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { today } from '@crt/domain-widgets/today';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { recordInList } from '../../lists/record-in-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useGoTo, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

/** /Documentation/Document: the documents, all of it in the address; a document goes on with that address (O1, O2). */
const DocumentListScreen = () => {
  const state = useListAddress(documentList);
  const mayManage = useMay(['CanManageDocuments']);
  const [query] = useQuery();
  const [day] = useState(today);
  const goTo = useGoTo();
  const list = query.toString();
  const documentHref = useCallback((id: number) => recordInList(paths.document(id), list), [list]);
  return (
    <ListScreen
      list={documentList}
      state={state}
      actions={mayManage && <ConnectedAddDocument onAdded={(id) => goTo(paths.document(id))} />}
      filterBar={(needs) => <ConnectedDocumentFilterBar {...needs} />}
      rows={(needs) => <ConnectedDocumentTable {...needs} documentHref={documentHref} today={day} />}
    />
  );
};

export default DocumentListScreen;
