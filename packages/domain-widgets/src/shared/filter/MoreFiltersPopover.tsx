import type { AdditionalFilter } from '@crt/api-client/types-main';
import { largestAmount, progressFilter } from '@crt/domain/additional-forms';
import { Button } from '@crt/ui/Button';
import { MultiSelect } from '@crt/ui/MultiSelect';
import { NumberField } from '@crt/ui/NumberField';
import { useState } from 'react';
import { additionalKind } from '../list/list-additional.ts';
import type { FilterPopoverPlace } from './FilterButton.tsx';
import { filterTexts } from './filter.texts.ts';
import { FilterSheet } from './FilterSheet.tsx';
import type { MoreFiltersProps } from './MoreFilters.tsx';

/** The fields of the additional filters; what is set counts at once. */
const MoreFiltersPopover = ({
  label,
  offered,
  value: chosen,
  onChange,
  trigger,
  onClose,
}: MoreFiltersProps & FilterPopoverPlace) => {
  const set = (id: number, values: readonly string[]) => {
    const others = chosen.filter((choice) => choice.id !== id);
    onChange(values.length > 0 ? [...others, { id, values }] : others);
  };
  return (
    <FilterSheet
      label={label}
      trigger={trigger}
      onClose={onClose}
      footer={
        <Button variant="ghost" size="small" onPress={() => onChange([])}>
          {filterTexts.clear}
        </Button>
      }
    >
      {offered.map((filter) => (
        <AdditionalField
          key={filter.id}
          filter={filter}
          values={chosen.find(({ id }) => id === filter.id)?.values ?? []}
          onChange={(values) => set(filter.id, values)}
        />
      ))}
    </FilterSheet>
  );
};

export default MoreFiltersPopover;

interface AdditionalFieldProps {
  readonly filter: AdditionalFilter;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

const largestOf = ({ id }: AdditionalFilter) =>
  id === progressFilter.id ? progressFilter.largest : largestAmount;

/** A number that does not count is kept as it was typed and marked; the list stays as it was. */
const NumberChoice = ({ filter, values, onChange }: AdditionalFieldProps) => {
  const [refused, setRefused] = useState<number | null>(null);
  const [chosen] = values;
  const largest = largestOf(filter);
  const counts = (value: number) => Number.isInteger(value) && value >= 0 && value <= largest;
  const choose = (value: number | null) => {
    const isRefused = value !== null && !counts(value);
    setRefused(isRefused ? value : null);
    if (!isRefused) onChange(value === null ? [] : [String(value)]);
  };
  return (
    <NumberField
      label={filter.name}
      isWhole
      minValue={0}
      maxValue={largest}
      commitBehavior="validate"
      value={refused ?? (chosen === undefined ? null : Number(chosen))}
      onChange={choose}
      {...(refused !== null &&
        Number.isInteger(refused) && { errorMessage: filterTexts.outOfRange(largest) })}
    />
  );
};

const AdditionalField = (props: AdditionalFieldProps) => {
  const { filter, values, onChange } = props;
  if (filter.filterType === additionalKind.number) return <NumberChoice {...props} />;
  return (
    <MultiSelect<string>
      label={filter.name}
      look="summary"
      options={filter.selectOptions.map(({ value, label }) => ({ id: value, name: label }))}
      value={values}
      onChange={onChange}
    />
  );
};
