import { ConnectedImport } from '@crt/domain-widgets/ConnectedImport';
import type { ImportRowFacts } from '@crt/domain-widgets/import-kinds';
import { ImportDetailsFrame } from './ImportDetailsFrame.tsx';
import type { ImportPageProps } from './import-paths.ts';

interface ImportDetailsPageProps<Row extends ImportRowFacts> extends ImportPageProps<Row> {
  /** Undefined for whoever may not read the records. */
  readonly recordHref: ((id: number) => string) | undefined;
}

/** What became of an import and of its rows (R2, R3, R19). */
export const ImportDetailsPage = <Row extends ImportRowFacts>({
  kind,
  paths,
  recordHref,
}: ImportDetailsPageProps<Row>) => (
  <ImportDetailsFrame titles={kind.titles} paths={paths}>
    {(needs) => <ConnectedImport key={needs.id} kind={kind} recordHref={recordHref} {...needs} />}
  </ImportDetailsFrame>
);
