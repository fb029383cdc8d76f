import {
  ConnectedDocument,
  documentDetailsTexts as texts,
  useDocument,
  type DocumentInList,
} from '@crt/domain-widgets/ConnectedDocument';
import { documentList } from '@crt/domain-widgets/document-list';
import { readListAddress } from '@crt/domain-widgets/list-address';
import { toRequest } from '@crt/domain-widgets/list-query';
import { ButtonLink } from '@crt/ui/Link';
import { useState } from 'react';
import { machineZone } from '../../app/machine-zone.ts';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { today } from '@crt/domain-widgets/today';
import { listAround } from '../../lists/record-in-list.ts';
import { RecordPage } from '../../lists/RecordPage.tsx';
import { useGoTo, usePathId, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenSubject } from '../../routes/screen-subject.ts';

/** /Documentation/Document/{id}: a document as it was opened, or as a neighbour in the list that one came from (O3, O4). */
const DocumentScreen = () => {
  const id = usePathId();
  return id === undefined ? <PageNotFound /> : <DocumentPage key={id} id={id} />;
};

export default DocumentScreen;

const list = { path: paths.documentList(), label: documentList.texts.table, back: texts.toList };

const DocumentPage = ({ id }: { readonly id: number }) => {
  const [query] = useQuery();
  const asked = toRequest(documentList, readListAddress(documentList, query), machineZone);
  const { currentOn, ...filters } = asked.filters;
  const document: DocumentInList = { id, ...filters };
  const { data, error } = useDocument(document);
  // What was removed leaves its last answer behind.
  const known = error?.status === 404 ? undefined : data;
  const [thisDay] = useState(today);
  const [chosenDay, setChosenDay] = useState(currentOn);
  const goTo = useGoTo();
  const mayManage = useMay(['CanManageDocuments']);
  const mayRemove = useMay(['CanRemoveData']);
  const mayReadProducts = useMay(['CanReadProducts']);
  useScreenSubject(known?.number);
  return (
    <RecordPage
      id={id}
      title={texts.title}
      name={known?.number}
      neighbours={known?.neighbours}
      list={list}
      pathOf={paths.document}
      actions={
        <>
          <ButtonLink href={paths.documentCoverage(id, chosenDay)}>{texts.coverage}</ButtonLink>
          {known && known.revisions.length > 0 && (
            <ButtonLink href={paths.trace(known.number)}>{texts.trace}</ButtonLink>
          )}
        </>
      }
    >
      <ConnectedDocument
        document={document}
        today={thisDay}
        currentOn={currentOn}
        onCurrentOn={setChosenDay}
        mayManage={mayManage}
        mayRemove={mayRemove}
        productHref={mayReadProducts ? paths.documentedProduct : undefined}
        onRemoved={() => goTo(listAround(list.path, id, 0, query.toString()))}
      />
    </RecordPage>
  );
};
