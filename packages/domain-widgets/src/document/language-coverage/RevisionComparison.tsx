import type { DictionaryEntry, Revision } from '@crt/api-client/types-documentation';
import { Card } from '@crt/ui/Card';
import { DifferenceTable } from '@crt/ui/DifferenceTable';
import { Select } from '@crt/ui/Select';
import { Inline, Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { useState } from 'react';
import { coverageTexts } from './coverage.texts.ts';
import { isSame, revisionDifference } from './revision-difference.ts';
import { revisionOptions } from './revision-options.ts';

const texts = coverageTexts.comparison;

export interface RevisionComparisonProps {
  /** The newest first. */
  readonly revisions: readonly Revision[];
  readonly languages: readonly DictionaryEntry[];
  readonly countries: readonly DictionaryEntry[];
}

/** Two revisions of a document side by side: their files, languages and countries. */
export const RevisionComparison = ({ revisions, ...names }: RevisionComparisonProps) => {
  const [newest, older] = revisions;
  const [beforeId, setBeforeId] = useState<number | null>(null);
  const [afterId, setAfterId] = useState<number | null>(null);
  const before = revisions.find(({ id }) => id === beforeId) ?? older;
  const after = revisions.find(({ id }) => id === afterId) ?? newest;
  if (!before || !after)
    return (
      <Card title={texts.title}>
        <Text tone="muted">{texts.single}</Text>
      </Card>
    );
  const rows = revisionDifference(before, after, names);
  const options = revisionOptions(revisions);
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <Inline gap={4}>
          <Select label={texts.before} options={options} value={before.id} onChange={setBeforeId} />
          <Select label={texts.after} options={options} value={after.id} onChange={setAfterId} />
        </Inline>
        {rows.every(isSame) && <Text as="p">{texts.same}</Text>}
        <DifferenceTable
          label={texts.table(before.name, after.name)}
          rowsLabel={texts.rows}
          beforeLabel={before.name}
          afterLabel={after.name}
          rows={rows}
        />
      </Stack>
    </Card>
  );
};
