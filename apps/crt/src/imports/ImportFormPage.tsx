import { ConnectedImportForm } from '@crt/domain-widgets/ConnectedImportForm';
import type { ImportFormDeclaration, ImportRowFacts } from '@crt/domain-widgets/import-kinds';
import { ButtonLink } from '@crt/ui/Link';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useGoTo } from '../routes/location.ts';
import type { ImportPageProps } from './import-paths.ts';

interface ImportFormPageProps<Row extends ImportRowFacts, Body> extends ImportPageProps<Row> {
  readonly form: ImportFormDeclaration<Body>;
}

/** The form of a kind of imports; what is taken in leads to its details (R1, R4). */
export const ImportFormPage = <Row extends ImportRowFacts, Body>({
  kind,
  form,
  paths,
}: ImportFormPageProps<Row, Body>) => {
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
      <ConnectedImportForm kind={form} onImported={(id) => goTo(paths.details(id))} />
    </Page>
  );
};
