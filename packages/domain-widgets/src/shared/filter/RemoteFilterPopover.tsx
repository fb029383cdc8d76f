import { Button } from '@crt/ui/Button';
import { RemoteComboBox } from '@crt/ui/ComboBox';
import type { FilterPopoverPlace } from './FilterButton.tsx';
import { filterTexts } from './filter.texts.ts';
import { FilterSheet } from './FilterSheet.tsx';
import type { RemoteFilterProps } from './RemoteFilter.tsx';

/** Nothing that is searched for is longer, and no call takes more. */
const longestSearch = 60;

/** The search that a RemoteFilter opens; what is chosen counts at once and closes it. */
const RemoteFilterPopover = (props: RemoteFilterProps & FilterPopoverPlace) => {
  const { label, value, onChange, find, longest = longestSearch, pause, trigger, onClose } = props;
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
        load={(text, signal) => (text.length > longest ? Promise.resolve([]) : find(text, signal))}
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
