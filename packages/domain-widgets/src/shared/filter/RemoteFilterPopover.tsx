import { Button } from '@crt/ui/Button';
import { RemoteComboBox } from '@crt/ui/ComboBox';
import type { FilterPopoverPlace } from './FilterButton.tsx';
import { filterTexts } from './filter.texts.ts';
import { FilterSheet } from './FilterSheet.tsx';
import type { RemoteFilterProps } from './RemoteFilter.tsx';

/** The search that a RemoteFilter opens; what is chosen counts at once and closes it. */
const RemoteFilterPopover = (props: RemoteFilterProps & FilterPopoverPlace) => {
  const { label, value, onChange, find, pause, trigger, onClose } = props;
  return (
    <FilterSheet
      label={label}
      trigger={trigger}
      onClose={onClose}
      footer={
        value ? (
          <Button variant="ghost" size="small" onPress={() => onChange(null)}>
            {filterTexts.clear}
          </Button>
        ) : undefined
      }
    >
      <RemoteComboBox<string>
        label={label}
        load={find}
        minimumLetters={1}
        {...(pause !== undefined && { pause })}
        value={value}
        onChange={(option) => {
          onChange(option && { id: option.id, name: option.name });
          if (option) onClose();
        }}
        autoFocus
      />
    </FilterSheet>
  );
};

export default RemoteFilterPopover;
