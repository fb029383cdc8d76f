import { ConnectedImportForm } from '@crt/domain-widgets/ConnectedImportForm';
import type { ImportFormDeclaration, ImportRowFacts } from '@crt/domain-widgets/import-kinds';
import { ImportFormFrame } from './ImportFormFrame.tsx';
import type { ImportPageProps } from './import-paths.ts';

interface ImportFormPageProps<Row extends ImportRowFacts, Body> extends ImportPageProps<Row> {
  readonly form: ImportFormDeclaration<Body>;
}

/** The form of a kind of imports (R1, R4). */
export const ImportFormPage = <Row extends ImportRowFacts, Body>({
  kind,
  form,
  paths,
}: ImportFormPageProps<Row, Body>) => (
  <ImportFormFrame titles={kind.titles} paths={paths}>
    {(onImported) => <ConnectedImportForm kind={form} onImported={onImported} />}
  </ImportFormFrame>
);
