import { ConnectedImport } from '@crt/domain-widgets/ConnectedImport';
import type { ImportRowFacts } from '@crt/domain-widgets/import-kinds';
import { ButtonLink } from '@crt/ui/Link';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { PageNotFound } from '../app/messages/PageNotFound.tsx';
import { useGoTo, usePathId } from '../routes/location.ts';
import { useScreenSubject } from '../routes/screen-subject.ts';
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
}: ImportDetailsPageProps<Row>) => {
  const id = usePathId();
  const goTo = useGoTo();
  useScreenSubject(id === undefined ? undefined : String(id));
  if (id === undefined) return <PageNotFound />;
  return (
    <Page
      header={
        <PageHeader
          title={kind.titles.details}
          description={String(id)}
          actions={<ButtonLink href={paths.list()}>{kind.titles.list}</ButtonLink>}
        />
      }
    >
      <ConnectedImport
        key={id}
        kind={kind}
        id={id}
        importHref={paths.details}
        recordHref={recordHref}
        onApplied={(applied) => goTo(paths.details(applied))}
      />
    </Page>
  );
};
