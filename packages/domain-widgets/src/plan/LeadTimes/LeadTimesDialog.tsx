import type { LeadTimeModification } from '@crt/api-client/types-main';
import { Badge } from '@crt/ui/Badge';
import { Button } from '@crt/ui/Button';
import { Dialog } from '@crt/ui/Dialog';
import { EditableTable } from '@crt/ui/EditableTable';
import { NumberField } from '@crt/ui/NumberField';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { leadTimesTexts as texts } from './lead-times.texts.ts';

export interface LeadTimesDialogProps {
  /** One per milestone; undefined as long as they are on their way. */
  readonly modifications: readonly LeadTimeModification[] | undefined;
  /** In place of the rows: that they are loading, or that they could not be loaded. */
  readonly state?: ReactNode;
  readonly onClose: () => void;
  /** Saves all rows; the dialog stays open while it runs. */
  readonly onApply: (modifications: readonly LeadTimeModification[]) => Promise<void>;
}

/** By how many working days a plan deviates from its lead times, 500 px wide (F38, F39). */
export const LeadTimesDialog = ({ modifications, state, onClose, onApply }: LeadTimesDialogProps) => {
  const [days, setDays] = useState<ReadonlyMap<number, number>>(new Map());
  const [isSaving, setIsSaving] = useState(false);
  const form = useId();
  const firstFault = useRef<HTMLInputElement>(null);
  const rows = modifications?.map((row) => ({
    ...row,
    additionalDays: days.get(row.milestoneId) ?? row.additionalDays,
  }));
  const apply = async () => {
    if (!rows) return;
    if (rows.some(isOutOfLimits)) {
      firstFault.current?.focus();
      return;
    }
    setIsSaving(true);
    await onApply(rows).finally(() => setIsSaving(false));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      width="500px"
      isDirty={days.size > 0}
      isClosable={!isSaving}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {texts.cancel}
          </Button>
          <Button
            tone="accent"
            variant="solid"
            isPending={isSaving}
            isDisabled={!rows || rows.length === 0}
            type="submit"
            form={form}
          >
            {texts.apply}
          </Button>
        </>
      }
    >
      {rows ? (
        // Its own words say what is wrong, not the browser's.
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void apply();
          }}
        >
          <LeadTimeRows
            rows={rows}
            isDisabled={isSaving}
            firstFault={firstFault}
            onChange={(id, value) => setDays(new Map([...days, [id, value]]))}
          />
        </form>
      ) : (
        state
      )}
    </Dialog>
  );
};

/** A lead time cannot become shorter than nothing. */
const shortest = ({ unmodifiedLeadTime }: LeadTimeModification) =>
  unmodifiedLeadTime === 0 ? 0 : -unmodifiedLeadTime;
const longest = 999;

const isOutOfLimits = (row: LeadTimeModification) =>
  !Number.isInteger(row.additionalDays) || row.additionalDays < shortest(row) || row.additionalDays > longest;

interface RowsProps {
  readonly rows: readonly LeadTimeModification[];
  readonly isDisabled: boolean;
  /** Gets the field that has to be mended first. */
  readonly firstFault: RefObject<HTMLInputElement | null>;
  readonly onChange: (milestoneId: number, days: number) => void;
}

const LeadTimeRows = ({ rows, isDisabled, firstFault, onChange }: RowsProps) => {
  if (rows.length === 0) return texts.none;
  const wrong = rows.find(isOutOfLimits);
  return (
    <EditableTable
      label={texts.title}
      rows={rows}
      getRowKey={({ milestoneId }) => milestoneId}
      columns={[
        {
          id: 'milestone',
          header: texts.milestone,
          isRowHeader: true,
          cell: ({ milestone, isDefault }) => (
            <>
              {milestone} {isDefault && <Badge>{texts.isDefault}</Badge>}
            </>
          ),
        },
        {
          id: 'unmodified',
          header: texts.unmodified,
          width: '4.5rem',
          cell: ({ unmodifiedLeadTime }) => unmodifiedLeadTime,
        },
        {
          id: 'additional',
          header: texts.additional,
          width: '7rem',
          cell: (row) => (
            <NumberField
              label={texts.additionalOf(row.milestone)}
              isLabelHidden
              value={row.additionalDays}
              minValue={shortest(row)}
              maxValue={longest}
              // What is out of its limits is refused and stays to be mended; it does not become another number.
              commitBehavior="validate"
              errorMessage={isOutOfLimits(row) ? texts.outOfLimits(shortest(row), longest) : undefined}
              isWhole
              isDisabled={isDisabled}
              {...(row === wrong && { ref: firstFault })}
              onChange={(value) => onChange(row.milestoneId, value ?? 0)}
            />
          ),
        },
      ]}
    />
  );
};
