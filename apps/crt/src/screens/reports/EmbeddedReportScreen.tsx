import { ConnectedReport } from '@crt/domain-widgets/ConnectedReport';
import { embeddedConfig } from '../../app/config.ts';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { usePathId } from '../../routes/location.ts';

const noSources: readonly string[] = [];

/** /Reports/EmbeddedReport/{id}: a report in a frame (X2, X3). */
const EmbeddedReportScreen = () => {
  const id = usePathId();
  const frameSources = embeddedConfig()?.frameSources ?? noSources;
  if (id === undefined) return <PageNotFound />;
  return <ConnectedReport reportId={id} ownOrigin={window.location.origin} frameSources={frameSources} />;
};

export default EmbeddedReportScreen;
