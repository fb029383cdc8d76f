import { Button } from '@crt/ui/Button';
import { Card } from '@crt/ui/Card';
import { DateTime } from '@crt/ui/DateTime';
import { Property, PropertyList } from '@crt/ui/PropertyList';
import { Stack } from '@crt/ui/Stack';
import type { ReactNode } from 'react';
import { isUnfinished, type ImportFacts, type ImportLinks } from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';
import { ImportNews, type ImportActs } from './ImportNews.tsx';
import { ImportProgressBar } from './ImportProgressBar.tsx';
import { ImportStateMark } from './ImportStateMark.tsx';

/** How many rows came to something. */
export interface ImportSum {
  readonly label: string;
  readonly count: number;
}

export interface ImportDetailsProps extends ImportActs {
  readonly one: ImportFacts;
  readonly nameOf: (userId: string) => string;
  readonly importHref: ImportLinks['importHref'];
  readonly onStop: () => void;
  /** Saves what was ignored as a file, with the reasons. */
  readonly onFailedRows: () => void;
  /** How many rows came to what, with the words of its kind; created, updated and ignored when absent. */
  readonly sums?: readonly ImportSum[];
  /** What the button says that saves them; in the words of its kind. */
  readonly failedRowsLabel?: string;
  /** The table of its rows. */
  readonly children: ReactNode;
}

/** An import: how far it is, what is to be known about it, its sums and its rows (R2, R4). */
export const ImportDetails = ({
  one,
  nameOf,
  importHref,
  onStop,
  onFailedRows,
  sums,
  failedRowsLabel = texts.failedRows,
  children,
  ...acts
}: ImportDetailsProps) => {
  const { created, updated, ignored } = one.summary;
  const shownSums = sums ?? [
    { label: texts.columns.created, count: created },
    { label: texts.columns.updated, count: updated },
    { label: texts.columns.ignored, count: ignored },
  ];
  return (
    <Stack gap={4}>
      {isUnfinished(one) && <ImportProgressBar one={one} onStop={onStop} />}
      <ImportNews one={one} nameOf={nameOf} importHref={importHref} {...acts} />
      <Card title={texts.summary} meta={<ImportStateMark {...one} />}>
        <PropertyList columns={3}>
          {shownSums.map(({ label, count }) => (
            <Property key={label} label={label}>
              {count}
            </Property>
          ))}
          <Property label={texts.columns.date}>
            <DateTime value={one.importDate} />
          </Property>
          <Property label={texts.columns.user}>{nameOf(one.userId)}</Property>
          <Property label={texts.columns.details}>{one.details}</Property>
        </PropertyList>
      </Card>
      <Card
        title={texts.results}
        padding="none"
        actions={
          ignored > 0 && (
            <Button size="small" onPress={onFailedRows}>
              {failedRowsLabel}
            </Button>
          )
        }
      >
        {children}
      </Card>
    </Stack>
  );
};
