import type { ConnectedImportsProps } from '@crt/domain-widgets/ConnectedImports';
import { ButtonLink } from '@crt/ui/Link';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import type { ReactNode } from 'react';
import { useQuery } from '../routes/location.ts';
import type { ImportFrameProps } from './import-paths.ts';

const usualSize = 20;
const offeredSizes = [10, 20, 50, 100];

interface ImportListFrameProps extends ImportFrameProps {
  /** The table of the imports. */
  readonly children: (needs: Omit<ConnectedImportsProps<never>, 'kind'>) => ReactNode;
}

/** The page around a list of imports; which part of it is shown stands in the address (R2, R4, R13). */
export const ImportListFrame = ({ titles, paths, children }: ImportListFrameProps) => {
  const [query, setQuery] = useQuery();
  const asked = Number(query.get('limit'));
  const size = offeredSizes.includes(asked) ? asked : usualSize;
  const index = Math.max(Math.floor(Number(query.get('page'))) - 1, 0) || 0;
  return (
    <Page
      height="fill"
      header={
        <PageHeader
          title={titles.list}
          actions={
            <ButtonLink href={paths.form()} tone="accent" variant="solid">
              {titles.form}
            </ButtonLink>
          }
        />
      }
    >
      {children({
        importHref: paths.details,
        page: { index, size },
        onPageChange: (page) =>
          setQuery(new URLSearchParams({ limit: String(page.size), page: String(page.index + 1) })),
      })}
    </Page>
  );
};
