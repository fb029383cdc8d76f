import { ConnectedImports } from '@crt/domain-widgets/ConnectedImports';
import type { ImportRowFacts } from '@crt/domain-widgets/import-kinds';
import { ImportListFrame } from './ImportListFrame.tsx';
import type { ImportPageProps } from './import-paths.ts';

/** The imports of a kind; the page stands in the address (R2, R4). */
export const ImportListPage = <Row extends ImportRowFacts>({ kind, paths }: ImportPageProps<Row>) => (
  <ImportListFrame titles={kind.titles} paths={paths}>
    {(needs) => <ConnectedImports kind={kind} {...needs} />}
  </ImportListFrame>
);
