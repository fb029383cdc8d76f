import type { WorkflowVersion } from '@crt/api-client/types-main';
import { Columns } from '@crt/ui/Columns';
import { DataTable, defineColumns, useClientRows } from '@crt/ui/DataTable';
import { formatWithZone } from '@crt/ui/format-date';
import { useTimeZone } from '@crt/ui/LocaleProvider';
import { Select } from '@crt/ui/Select';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { useMemo, useState } from 'react';
import { workflowTexts } from '../workflow.texts.ts';
import { differencesOf, type VersionDifference } from './version-differences.ts';

const texts = workflowTexts.versions;

export interface WorkflowVersionsProps {
  /** Newest first. */
  readonly versions: readonly WorkflowVersion[];
}

const column = (id: keyof typeof texts.columns) => ({
  id,
  header: texts.columns[id],
  kind: 'text' as const,
  value: (row: VersionDifference) => row[id],
  width: 160,
  isFlexible: true,
});
const columns = defineColumns<VersionDifference>([
  column('subject'),
  column('facet'),
  column('before'),
  column('after'),
]);
const getRowKey = ({ key }: VersionDifference) => key;

/** Two versions of a workflow side by side: what differs between them; at first the last change. */
export const WorkflowVersions = ({ versions }: WorkflowVersionsProps) => {
  const timeZone = useTimeZone();
  const [newest, previous = newest] = versions;
  const [before, setBefore] = useState(previous?.version);
  const [after, setAfter] = useState(newest?.version);
  const rows = useMemo(() => {
    const find = (number: number | undefined) => versions.find(({ version }) => version === number);
    const [older, newer] = [find(before), find(after)];
    return older && newer ? differencesOf(older, newer) : [];
  }, [versions, before, after]);
  const { allRows: _, ...source } = useClientRows(rows, columns);
  const options = versions.map(({ version, madeAt, user }) => ({
    id: version,
    name: texts.name(version, formatWithZone(madeAt, 'dateTime', timeZone), user.symbol),
  }));
  if (versions.length < 2) return <Text tone="muted">{texts.onlyOne}</Text>;
  return (
    <Stack>
      <Columns>
        <Select
          label={texts.older}
          options={options}
          value={before ?? null}
          onChange={(version) => setBefore(version ?? undefined)}
        />
        <Select
          label={texts.newer}
          options={options}
          value={after ?? null}
          onChange={(version) => setAfter(version ?? undefined)}
        />
      </Columns>
      <DataTable
        label={texts.table}
        columns={columns}
        getRowKey={getRowKey}
        hasColumnChooser={false}
        height="content"
        empty={{ reason: 'nothingYet', title: texts.same }}
        {...source}
      />
    </Stack>
  );
};
