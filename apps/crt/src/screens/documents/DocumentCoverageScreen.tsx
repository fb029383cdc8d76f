import { useDocument } from '@crt/domain-widgets/ConnectedDocument';
import {
  ConnectedDocumentCoverage,
  coverageTexts as texts,
} from '@crt/domain-widgets/ConnectedDocumentCoverage';
import { documentList } from '@crt/domain-widgets/document-list';
import { readListAddress } from '@crt/domain-widgets/list-address';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useState } from 'react';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { today } from '@crt/domain-widgets/today';
import { usePathId, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenSubject } from '../../routes/screen-subject.ts';

/** /Documentation/Document/{id}/Coverage: in which languages a document is there for which countries. */
const DocumentCoverageScreen = () => {
  const id = usePathId();
  return id === undefined ? <PageNotFound /> : <CoveragePage key={id} id={id} />;
};

export default DocumentCoverageScreen;

const CoveragePage = ({ id }: { readonly id: number }) => {
  const { data } = useDocument({ id });
  const [query] = useQuery();
  const { currentOn } = readListAddress(documentList, query).filters;
  const [thisDay] = useState(today);
  useScreenSubject(data?.number);
  return (
    <Page
      header={
        <PageHeader
          title={texts.title}
          description={data?.number}
          back={{ label: texts.toDocument, href: paths.document(id, currentOn) }}
        />
      }
    >
      <ConnectedDocumentCoverage document={{ id }} currentOn={currentOn ?? thisDay} />
    </Page>
  );
};
