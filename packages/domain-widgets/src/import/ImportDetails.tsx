import { Button } from '@crt/ui/Button';
import { Card } from '@crt/ui/Card';
import { DateTime } from '@crt/ui/DateTime';
import { Property, PropertyList } from '@crt/ui/PropertyList';
import { Stack } from '@crt/ui/Stack';
import type { ReactNode } from 'react';
import { isUnfinished, type ImportAnswer, type ImportLinks } from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';
import { ImportNews, type ImportActs } from './ImportNews.tsx';
import { ImportProgressBar } from './ImportProgressBar.tsx';
import { ImportStateMark } from './ImportStateMark.tsx';

export interface ImportDetailsProps extends ImportActs {
  readonly one: ImportAnswer;
  readonly nameOf: (userId: string) => string;
  readonly importHref: ImportLinks['importHref'];
  readonly onStop: () => void;
  /** Saves what was ignored as a file, with the reasons. */
  readonly onFailedRows: () => void;
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
  children,
  ...acts
}: ImportDetailsProps) => {
  const { created, updated, ignored } = one.summary;
  return (
    <Stack gap={4}>
      {isUnfinished(one) && <ImportProgressBar one={one} onStop={onStop} />}
      <ImportNews one={one} nameOf={nameOf} importHref={importHref} {...acts} />
      <Card title={texts.summary} meta={<ImportStateMark {...one} />}>
        <PropertyList columns={3}>
          <Property label={texts.columns.created}>{created}</Property>
          <Property label={texts.columns.updated}>{updated}</Property>
          <Property label={texts.columns.ignored}>{ignored}</Property>
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
              {texts.failedRows}
            </Button>
          )
        }
      >
        {children}
      </Card>
    </Stack>
  );
};
