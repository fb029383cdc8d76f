import type { ChangeTypeSettings } from '@crt/api-client/types-main';
import { plannedDays } from '@crt/domain/planned-years';
import { Button } from '@crt/ui/Button';
import { ComboBox } from '@crt/ui/ComboBox';
import { DatePicker } from '@crt/ui/DatePicker';
import { NumberField } from '@crt/ui/NumberField';
import { Select } from '@crt/ui/Select';
import { TextField } from '@crt/ui/TextField';
import type { FilterPopoverPlace } from '../../shared/filter/FilterButton.tsx';
import { filterTexts } from '../../shared/filter/filter.texts.ts';
import { FilterSheet } from '../../shared/filter/FilterSheet.tsx';
import { changesTexts } from '../changes.texts.ts';
import type { ChangeTypeFilterProps } from './ChangeTypeButton.tsx';

const texts = changesTexts.filters;

/** The change type, and with it the fields for its old and new value; what is set counts at once. */
const ChangeTypePopover = (props: ChangeTypeFilterProps & FilterPopoverPlace) => {
  const { label, value, onChange, types, settings, trigger, onClose } = props;
  const choose = (code: string | null) => {
    const type = types.find((one) => one.value === code);
    // Values of another type say nothing about this one.
    onChange(type && { code: type.value, label: type.text, oldValue: '', newValue: '' });
  };
  return (
    <FilterSheet
      label={label}
      trigger={trigger}
      onClose={onClose}
      footer={
        <Button variant="ghost" size="small" onPress={() => onChange(undefined)}>
          {filterTexts.clear}
        </Button>
      }
    >
      <ComboBox<string>
        label={label}
        options={types.map(({ value: id, text: name }) => ({ id, name }))}
        value={value?.code ?? null}
        onChange={choose}
      />
      {value && settings && (
        <>
          <ValueField
            label={texts.oldValue}
            settings={settings}
            isDisabled={settings.oldFieldDisabled}
            value={value.oldValue}
            onChange={(oldValue) => onChange({ ...value, oldValue })}
          />
          <ValueField
            label={texts.newValue}
            settings={settings}
            isDisabled={settings.newFieldDisabled}
            value={value.newValue}
            onChange={(newValue) => onChange({ ...value, newValue })}
          />
        </>
      )}
    </FilterSheet>
  );
};

export default ChangeTypePopover;

interface ValueFieldProps {
  readonly label: string;
  readonly settings: ChangeTypeSettings;
  readonly isDisabled: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** 0 text, 1 number, 2 select, 3 date: another scale than that of the plan list's additional filters (V4). */
const ValueField = ({ settings, value, onChange, ...field }: ValueFieldProps) => {
  if (settings.filterType === 1) {
    return (
      <NumberField
        {...field}
        value={value === '' ? null : Number(value)}
        onChange={(number) => onChange(number === null ? '' : String(number))}
      />
    );
  }
  if (settings.filterType === 2) {
    return (
      <Select<string>
        {...field}
        options={settings.changeTypeSelectOptions.map(({ value: id, text: name }) => ({ id, name }))}
        value={value === '' ? null : value}
        onChange={(id) => onChange(id ?? '')}
        isClearable
      />
    );
  }
  if (settings.filterType === 3) {
    return (
      <DatePicker
        {...field}
        {...plannedDays}
        value={value || null}
        onChange={(date) => onChange(date ?? '')}
      />
    );
  }
  return <TextField {...field} value={value} onChange={onChange} maxLength={200} />;
};
