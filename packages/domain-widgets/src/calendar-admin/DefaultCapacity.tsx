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

/** What was typed, and the value that it was typed over. */
interface Entry {
  readonly typed: number | null;
  readonly over: number;
}

/** Starts per day where no capacity is set: a whole number. What is typed stays when others change it meanwhile (T15). */
export const DefaultCapacity = ({ value, onApply }: DefaultCapacityProps) => {
  const [entry, setEntry] = useState<Entry>({ typed: value, over: value });
  const [isSaving, setIsSaving] = useState(false);
  const [isInHand, setInHand] = useState(false);
  // Nothing of its own was typed: the field follows. What is being typed is not told before the field is left.
  if (!isInHand && entry.typed === entry.over && entry.over !== value)
    setEntry({ typed: value, over: value });
  const { typed, over } = entry;
  const error = startsPerDayError(typed, texts.defaultValue);
  const isUnchanged = typed === value;
  const apply = async () => {
    if (typed === null || error !== undefined) return;
    setIsSaving(true);
    if (await onApply(typed).finally(() => setIsSaving(false))) setEntry({ typed, over: typed });
  };
  return (
    <Inline gap={2} align="end" isWrapping={false}>
      <NumberField
        label={texts.defaultValue}
        value={typed}
        onChange={(next) => setEntry({ typed: next, over })}
        onFocus={() => setInHand(true)}
        onBlur={() => setInHand(false)}
        isWhole
        minValue={0}
        // Out of its limits it is refused and stays to be mended; it does not become another number.
        commitBehavior="validate"
        errorMessage={error}
        {...(over !== value && !isUnchanged && { description: texts.meanwhile(value) })}
      />
      {/* Disabled with a reason, it keeps the focus when there is nothing left to apply. */}
      <Button
        onPress={() => void apply()}
        disabledReason={isUnchanged ? texts.unchanged : error}
        isPending={isSaving}
      >
        {texts.apply}
      </Button>
    </Inline>
  );
};
