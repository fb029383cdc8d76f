import { ConnectedImportForm } from '@crt/domain-widgets/ConnectedImportForm';
import type { ImportDeclaration, ImportRowFacts } from '@crt/domain-widgets/import-kinds';
import { ButtonLink } from '@crt/ui/Link';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useGoTo } from '../routes/location.ts';
import type { ImportPaths } from './import-paths.ts';

export interface ImportPageProps<Row extends ImportRowFacts, Body> {
  readonly kind: ImportDeclaration<Row, Body>;
  readonly paths: ImportPaths;
}

/** The form of a kind of imports; what is taken in leads to its details (R1, R4). */
export const ImportFormPage = <Row extends ImportRowFacts, Body>({
  kind,
  paths,
}: ImportPageProps<Row, Body>) => {
  const goTo = useGoTo();
  return (
    <Page
      header={
        <PageHeader
          title={kind.titles.form}
          actions={<ButtonLink href={paths.list()}>{kind.titles.list}</ButtonLink>}
        />
      }
    >
      <ConnectedImportForm kind={kind} onImported={(id) => goTo(paths.details(id))} />
    </Page>
  );
};
