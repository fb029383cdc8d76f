import { startsPerDayError } from '@crt/domain/capacity-entry';
import { Button } from '@crt/ui/Button';
import { NumberField } from '@crt/ui/NumberField';
import { Inline } from '@crt/ui/Stack';
import { useState } from 'react';
import { calendarAdminTexts as texts } from './calendar-admin.texts.ts';

export interface DefaultCapacityProps {
  readonly value: number;
  /** Saves another one; answers whether it was done. */
  readonly onApply: (value: number) => Promise<boolean>;
}

/** Starts per day where no capacity is set: a whole number (T15). */
export const DefaultCapacity = ({ value, onApply }: DefaultCapacityProps) => {
  const [typed, setTyped] = useState<number | null>(value);
  const [isSaving, setIsSaving] = useState(false);
  const error = startsPerDayError(typed, texts.defaultValue);
  const apply = async () => {
    if (typed === null || error !== undefined) return;
    setIsSaving(true);
    await onApply(typed).finally(() => setIsSaving(false));
  };
  return (
    <Inline gap={2} align="end" isWrapping={false}>
      <NumberField
        label={texts.defaultValue}
        value={typed}
        onChange={setTyped}
        isWhole
        minValue={0}
        errorMessage={error}
      />
      <Button
        onPress={() => void apply()}
        isDisabled={typed === value || error !== undefined}
        isPending={isSaving}
      >
        {texts.apply}
      </Button>
    </Inline>
  );
};
