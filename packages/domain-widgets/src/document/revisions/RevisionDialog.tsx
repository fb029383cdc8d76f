import type { DocumentDetails, Revision } from '@crt/api-client/types-documentation';
import { canChangeCompatible, showsIncompatible, showsVersionName } from '@crt/domain/revision-rules';
import { isFirstAmong } from '@crt/domain/version-lines';
import { Checkbox } from '@crt/ui/Checkbox';
import { DatePicker } from '@crt/ui/DatePicker';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Text } from '@crt/ui/Text';
import { TextField } from '@crt/ui/TextField';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { requiredText } from '../../shared/edit/edit.texts.ts';
import { textFault } from '../../shared/edit/text-fault.ts';
import { revisionTexts } from './revision.texts.ts';

const texts = revisionTexts.revision;
const longestName = 60;

interface Entered {
  name: string;
  issueDate: string | null;
  isIncompatible: boolean;
  versionName: string;
}

/** A revision as it is sent. */
export interface RevisionDraft {
  readonly name: string;
  readonly issueDate: string;
  readonly isCompatible: boolean;
  readonly versionName: string | null;
}

export interface RevisionDialogProps {
  readonly document: Pick<DocumentDetails, 'revisions' | 'isVersioned'>;
  /** The revision to change; absent for a new one. */
  readonly revision?: Revision | undefined;
  readonly onClose: () => void;
  /** Saves it; answers false when what was typed has to stay (O23). */
  readonly onSave: (draft: RevisionDraft) => Promise<boolean>;
}

/** Whether the revision, dated as it is entered, is the first one of its document. */
function isFirst({ document, revision }: RevisionDialogProps, issueDate: string | null): boolean {
  const others = document.revisions.filter(({ id }) => id !== revision?.id);
  const date = issueDate ?? revision?.issueDate;
  if (date === undefined) return others.length === 0;
  return isFirstAmong(others, { id: revision?.id ?? Number.POSITIVE_INFINITY, issueDate: date });
}

/** What of the form is asked, by what is entered (O12, O13). */
function useShown(props: RevisionDialogProps, entered: Pick<Entered, 'issueDate' | 'isIncompatible'>) {
  const { isVersioned } = props.document;
  const first = isFirst(props, entered.issueDate);
  const hasCheckbox = showsIncompatible(isVersioned, first);
  const isCompatible = !(hasCheckbox && entered.isIncompatible);
  return { hasCheckbox, isCompatible, hasVersionName: showsVersionName(isVersioned, first, isCompatible) };
}

const enteredOf = (revision: Revision | undefined): Entered => ({
  name: revision?.name ?? '',
  issueDate: revision?.issueDate ?? null,
  isIncompatible: revision?.isCompatible === false,
  versionName: revision && (revision.isFirst || !revision.isCompatible) ? (revision.versionName ?? '') : '',
});

/** Adds or changes a revision (O11 to O14). */
export const RevisionDialog = (props: RevisionDialogProps) => {
  const { revision, onClose, onSave } = props;
  const form = useForm<Entered>({ defaultValues: enteredOf(revision) });
  const [issueDate, isIncompatible] = useWatch({
    control: form.control,
    name: ['issueDate', 'isIncompatible'],
  });
  const { hasCheckbox, isCompatible, hasVersionName } = useShown(props, { issueDate, isIncompatible });
  const save = async ({ name, issueDate: date, versionName }: Entered) =>
    date !== null &&
    onSave({
      name: name.trim(),
      issueDate: date,
      isCompatible,
      versionName: hasVersionName ? versionName.trim() : null,
    });
  return (
    <RecordDialog
      isOpen
      width="25%"
      title={revision ? texts.edit : texts.add}
      submitLabel={revision ? texts.submitEdit : texts.submitAdd}
      form={form}
      onClose={onClose}
      onSubmit={save}
    >
      <FormField<Entered, 'name'>
        name="name"
        rules={{ validate: (text) => textFault(texts.name, text, longestName) }}
      >
        {(bound) => <TextField {...bound} label={texts.name} isRequired autoFocus />}
      </FormField>
      <FormField<Entered, 'issueDate'>
        name="issueDate"
        rules={{ validate: (date) => date !== null || requiredText(texts.issueDate) }}
      >
        {(bound) => <DatePicker {...bound} label={texts.issueDate} isRequired />}
      </FormField>
      {hasCheckbox && <IncompatibleField revision={revision} />}
      {hasVersionName && (
        <FormField<Entered, 'versionName'>
          name="versionName"
          rules={{ validate: (text) => textFault(texts.versionName, text, longestName) }}
        >
          {(bound) => <TextField {...bound} label={texts.versionName} isRequired />}
        </FormField>
      )}
    </RecordDialog>
  );
};

/** The check box of an incompatible revision, which says why it cannot be changed (O12, O14). */
const IncompatibleField = ({ revision }: Pick<RevisionDialogProps, 'revision'>) => {
  const id = useId();
  const verdict = revision && canChangeCompatible(revision);
  const reason = verdict && !verdict.isAllowed ? verdict.reason : undefined;
  return (
    <FormField<Entered, 'isIncompatible'> name="isIncompatible">
      {({ value, onChange, onBlur }) => (
        <div>
          <Checkbox
            isSelected={value}
            onChange={onChange}
            onBlur={onBlur}
            isDisabled={reason !== undefined}
            {...(reason !== undefined && { 'aria-describedby': id })}
          >
            {revisionTexts.incompatible}
          </Checkbox>
          {reason !== undefined && (
            <div id={id}>
              <Text as="p" size="caption" tone="muted">
                {reason}
              </Text>
            </div>
          )}
        </div>
      )}
    </FormField>
  );
};
