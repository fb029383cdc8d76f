import type { DictionaryEntry, DictionaryRegion, DocumentFile } from '@crt/api-client/types-documentation';
import { coverageOf, gapsOf, type Coverage } from '@crt/domain/coverage';
import { HeatMap, type HeatLevel } from '@crt/ui/HeatMap';
import { Stack } from '@crt/ui/Stack';
import { Switch } from '@crt/ui/Switch';
import { Text } from '@crt/ui/Text';
import { useState } from 'react';
import { coverageTexts as texts } from './coverage.texts.ts';

export interface CoverageMatrixProps {
  readonly label: string;
  readonly files: readonly DocumentFile[];
  readonly regions: readonly DictionaryRegion[];
  readonly languages: readonly DictionaryEntry[];
}

/** In the order of the levels: a gap is what people look for. */
const states: readonly Coverage[] = ['missing', 'covered', 'extra'];

const levels: readonly HeatLevel[] = [
  { from: 0, label: texts.states.missing, tone: 'critical', strength: 3 },
  { from: 1, label: texts.states.covered, tone: 'positive' },
  { from: 2, label: texts.states.extra, tone: 'neutral' },
];

/** Languages by country: what is there, what is missing, and what is there without being required (§3.9.10). */
export const CoverageMatrix = ({ label, files, regions, languages }: CoverageMatrixProps) => {
  const [isOnlyGaps, setIsOnlyGaps] = useState(false);
  const countries = regions.flatMap(({ children }) => children);
  const coverage = coverageOf(files, countries);
  const cellsOf = (countryId: number) => coverage.get(countryId) ?? new Map<number, Coverage>();
  const gaps = countries.flatMap(({ id }) => gapsOf(cellsOf(id)));
  const withGaps = countries.filter(({ id }) => gapsOf(cellsOf(id)).length > 0);
  const shown = isOnlyGaps ? withGaps : countries.filter(({ id }) => cellsOf(id).size > 0);
  const used = new Set(shown.flatMap(({ id }) => [...cellsOf(id).keys()]));
  const toLine = ({ id, name }: DictionaryEntry) => ({ id: String(id), label: name });
  return (
    <Stack gap={4}>
      <Text as="p">{texts.gaps(gaps.length, withGaps.length)}</Text>
      <Switch isSelected={isOnlyGaps} onChange={setIsOnlyGaps}>
        {texts.onlyGaps}
      </Switch>
      {shown.length === 0 ? (
        <Text tone="muted" as="p">
          {texts.noGaps}
        </Text>
      ) : (
        <HeatMap
          label={label}
          rowsLabel={texts.country}
          rows={shown.map(toLine)}
          columns={languages.filter(({ id }) => used.has(id)).map(toLine)}
          levels={levels}
          getValue={(country, language) => {
            const state = cellsOf(Number(country.id)).get(Number(language.id));
            return state && states.indexOf(state);
          }}
          formatValue={(value) => texts.marks[states[value] ?? 'missing']}
          describeValue={(_value, country, language) => `${country.label}, ${language.label}`}
        />
      )}
    </Stack>
  );
};
