import { ButtonLink } from '@crt/ui/Link';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import type { ReactNode } from 'react';
import { PageNotFound } from '../app/messages/PageNotFound.tsx';
import { useGoTo, usePathId } from '../routes/location.ts';
import { useScreenSubject } from '../routes/screen-subject.ts';
import type { ImportFrameProps } from './import-paths.ts';

/** What shows an import: which one, where others are, and what to do when a dry run is carried out. */
interface ImportNeeds {
  readonly id: number;
  readonly importHref: (id: number) => string;
  readonly onApplied: (id: number) => void;
}

interface ImportDetailsFrameProps extends ImportFrameProps {
  readonly children: (needs: ImportNeeds) => ReactNode;
}

/** The page around an import (R2, R3, R14). */
export const ImportDetailsFrame = ({ titles, paths, children }: ImportDetailsFrameProps) => {
  const id = usePathId();
  const goTo = useGoTo();
  useScreenSubject(id === undefined ? undefined : String(id));
  if (id === undefined) return <PageNotFound />;
  return (
    <Page
      header={
        <PageHeader
          title={titles.details}
          description={String(id)}
          actions={<ButtonLink href={paths.list()}>{titles.list}</ButtonLink>}
        />
      }
    >
      {children({
        id,
        importHref: paths.details,
        onApplied: (applied) => goTo(paths.details(applied)),
      })}
    </Page>
  );
};
