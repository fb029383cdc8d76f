import type { AdditionalFilter } from '@crt/api-client/types-main';
import { Button } from '@crt/ui/Button';
import { MultiSelect } from '@crt/ui/MultiSelect';
import { NumberField } from '@crt/ui/NumberField';
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

const AdditionalField = ({ filter, values, onChange }: AdditionalFieldProps) => {
  if (filter.filterType === additionalKind.number) {
    const [number] = values;
    return (
      <NumberField
        label={filter.name}
        minValue={0}
        value={number === undefined ? null : Number(number)}
        onChange={(value) => onChange(value === null ? [] : [String(value)])}
      />
    );
  }
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
