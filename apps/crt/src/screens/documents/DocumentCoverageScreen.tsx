import { useDocument } from '@crt/domain-widgets/ConnectedDocument';
import {
  ConnectedDocumentCoverage,
  coverageTexts as texts,
} from '@crt/domain-widgets/ConnectedDocumentCoverage';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useState } from 'react';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { today } from '@crt/domain-widgets/today';
import { usePathId } from '../../routes/location.ts';
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
  const [day] = useState(today);
  useScreenSubject(data?.number);
  return (
    <Page
      header={
        <PageHeader
          title={texts.title}
          description={data?.number}
          back={{ label: texts.toDocument, href: paths.document(id) }}
        />
      }
    >
      <ConnectedDocumentCoverage document={{ id }} today={day} />
    </Page>
  );
};
