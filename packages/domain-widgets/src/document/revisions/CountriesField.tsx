import type { DictionaryRegion, DocumentFile } from '@crt/api-client/types-documentation';
import { ExportTree, type ExportTreeNode } from '@crt/ui/ExportTree';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { useId, useMemo, useState } from 'react';
import { revisionTexts } from './revision.texts.ts';

const texts = revisionTexts.file;

/** A country of a file, in its region. */
export type CountryOfFile = DocumentFile['countries'][number];

const keyOf = ({ regionId, countryId }: CountryOfFile) => `${regionId}-${countryId}`;

function countryOf(key: string): CountryOfFile {
  const [regionId = 0, countryId = 0] = key.split('-').map(Number);
  return { regionId, countryId };
}

export interface CountriesFieldProps {
  readonly regions: readonly DictionaryRegion[];
  readonly value: readonly CountryOfFile[];
  readonly onChange: (value: CountryOfFile[]) => void;
  readonly errorMessage: string | undefined;
}

/** Regions with their countries; those of which a part is chosen are open at first (O19). */
export const CountriesField = ({ regions, value, onChange, errorMessage }: CountriesFieldProps) => {
  const id = useId();
  const nodes = useMemo(() => regions.flatMap(nodeOf), [regions]);
  const checked = useMemo(() => new Set(value.map(keyOf)), [value]);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(nodes.flatMap((node) => (isPartChosen(node, checked) ? [node.id] : []))),
  );
  return (
    <div role="group" aria-label={texts.countries} aria-describedby={id}>
      <Stack gap={1}>
        <Text as="div" size="caption" tone="muted" weight="medium">
          {texts.countries}
          <span aria-hidden="true">
            <Text tone="critical"> *</Text>
          </span>
        </Text>
        <ExportTree
          label={texts.countries}
          nodes={nodes}
          checkedIds={checked}
          onCheckedChange={(ids) => onChange([...ids].map(countryOf))}
          expandedIds={open}
          onExpandedChange={setOpen}
        />
        <div id={id}>
          {errorMessage !== undefined && (
            <Text as="p" size="caption" tone="critical">
              {errorMessage}
            </Text>
          )}
        </div>
      </Stack>
    </div>
  );
};

/** A region without countries has nothing to choose. */
function nodeOf({ id, name, children }: DictionaryRegion): ExportTreeNode[] {
  if (children.length === 0) return [];
  const countries = children.map((country) => ({
    id: keyOf({ regionId: id, countryId: country.id }),
    label: country.name,
  }));
  return [{ id: `region ${id}`, label: name, children: countries }];
}

function isPartChosen({ children = [] }: ExportTreeNode, checked: ReadonlySet<string>): boolean {
  const count = children.filter(({ id }) => checked.has(id)).length;
  return count > 0 && count < children.length;
}
