import type { DocumentDetails, Revision } from '@crt/api-client/types-documentation';
import { plannedDayFault, plannedDays } from '@crt/domain/planned-years';
import { showsIncompatible, showsVersionName } from '@crt/domain/revision-rules';
import { isFirstAmong } from '@crt/domain/version-lines';
import { DatePicker } from '@crt/ui/DatePicker';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { TextField } from '@crt/ui/TextField';
import { useForm, useWatch } from 'react-hook-form';
import { requiredText } from '../../shared/edit/edit.texts.ts';
import { textFault } from '../../shared/edit/text-fault.ts';
import { IncompatibleField } from './IncompatibleField.tsx';
import { revisionTexts } from './revision.texts.ts';

const texts = revisionTexts.revision;
const longestName = 60;

interface Entered {
  name: string;
  issueDate: string | null;
  isIncompatible: boolean;
  /** Of the version of the first revision, which the document has from the beginning. */
  firstVersionName: string;
  /** Of the version that an incompatible revision opens. */
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
function useVersionFields(
  props: RevisionDialogProps,
  entered: Pick<Entered, 'issueDate' | 'isIncompatible'>,
) {
  const { isVersioned } = props.document;
  const first = isFirst(props, entered.issueDate);
  const hasCheckbox = showsIncompatible(isVersioned, first);
  const isCompatible = !(hasCheckbox && entered.isIncompatible);
  const isNamed = showsVersionName(isVersioned, first, isCompatible);
  const named = first ? ('firstVersionName' as const) : ('versionName' as const);
  return { hasCheckbox, isCompatible, nameOfVersion: isNamed ? named : undefined };
}

/** Names that versions have stand there, so that whoever saves renames none of them unawares. */
const enteredOf = ({ document, revision }: RevisionDialogProps): Entered => ({
  name: revision?.name ?? '',
  issueDate: revision?.issueDate ?? null,
  isIncompatible: revision?.isCompatible === false,
  firstVersionName: document.revisions.find((one) => one.isFirst)?.versionName ?? '',
  versionName: revision?.isCompatible === false ? (revision.versionName ?? '') : '',
});

function issueDateFault(date: string | null): string | true {
  if (date === null) return requiredText(texts.issueDate);
  const fault = plannedDayFault(date);
  return fault === undefined || `${texts.issueDate} ${fault}`;
}

/** Adds or changes a revision (O11 to O14). */
export const RevisionDialog = (props: RevisionDialogProps) => {
  const { revision, onClose, onSave } = props;
  const form = useForm<Entered>({ defaultValues: enteredOf(props) });
  const [issueDate, isIncompatible] = useWatch({
    control: form.control,
    name: ['issueDate', 'isIncompatible'],
  });
  const { hasCheckbox, isCompatible, nameOfVersion } = useVersionFields(props, { issueDate, isIncompatible });
  const save = async ({ name, issueDate: date, ...names }: Entered) =>
    date !== null &&
    onSave({
      name: name.trim(),
      issueDate: date,
      isCompatible,
      versionName: nameOfVersion ? names[nameOfVersion].trim() : null,
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
      <FormField<Entered, 'issueDate'> name="issueDate" rules={{ validate: issueDateFault }}>
        {(bound) => <DatePicker {...bound} {...plannedDays} label={texts.issueDate} isRequired />}
      </FormField>
      {hasCheckbox && <IncompatibleField revision={revision} />}
      {nameOfVersion && (
        <FormField<Entered, 'versionName' | 'firstVersionName'>
          key={nameOfVersion}
          name={nameOfVersion}
          rules={{ validate: (text) => textFault(texts.versionName, text, longestName) }}
        >
          {(bound) => <TextField {...bound} label={texts.versionName} isRequired />}
        </FormField>
      )}
    </RecordDialog>
  );
};
