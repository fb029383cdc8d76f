import { ConnectedImports } from '@crt/domain-widgets/ConnectedImports';
import type { ImportRowFacts } from '@crt/domain-widgets/import-kinds';
import { ButtonLink } from '@crt/ui/Link';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useQuery } from '../routes/location.ts';
import type { ImportPageProps } from './import-paths.ts';

const usualSize = 20;
const offeredSizes = [10, 20, 50, 100];

/** The imports of a kind; the page stands in the address (R2, R4). */
export const ImportListPage = <Row extends ImportRowFacts>({ kind, paths }: ImportPageProps<Row>) => {
  const [query, setQuery] = useQuery();
  const asked = Number(query.get('limit'));
  const size = offeredSizes.includes(asked) ? asked : usualSize;
  const index = Math.max(Math.floor(Number(query.get('page'))) - 1, 0) || 0;
  return (
    <Page
      height="fill"
      header={
        <PageHeader
          title={kind.titles.list}
          actions={
            <ButtonLink href={paths.form()} tone="accent" variant="solid">
              {kind.titles.form}
            </ButtonLink>
          }
        />
      }
    >
      <ConnectedImports
        kind={kind}
        importHref={paths.details}
        page={{ index, size }}
        onPageChange={(page) =>
          setQuery(new URLSearchParams({ limit: String(page.size), page: String(page.index + 1) }))
        }
      />
    </Page>
  );
};
