import { ButtonLink } from '@crt/ui/Link';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import type { ReactNode } from 'react';
import { useGoTo } from '../routes/location.ts';
import type { ImportFrameProps } from './import-paths.ts';

interface ImportFormFrameProps extends ImportFrameProps {
  /** The form; it is told where an import leads. */
  readonly children: (onImported: (id: number) => void) => ReactNode;
}

/** The page around a form of imports; what is taken in leads to its details (R1, R4, R11). */
export const ImportFormFrame = ({ titles, paths, children }: ImportFormFrameProps) => {
  const goTo = useGoTo();
  return (
    <Page
      header={
        <PageHeader
          title={titles.form}
          actions={<ButtonLink href={paths.list()}>{titles.list}</ButtonLink>}
        />
      }
    >
      {children((id) => goTo(paths.details(id)))}
    </Page>
  );
};
