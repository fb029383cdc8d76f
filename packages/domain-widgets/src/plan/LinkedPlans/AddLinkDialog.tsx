import type { LinkTypeEntry } from '@crt/api-client/types-main';
import { RemoteComboBox, type LoadOptions } from '@crt/ui/ComboBox';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Select } from '@crt/ui/Select';
import { TextArea } from '@crt/ui/TextField';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { linkTexts as texts } from './link.texts.ts';

/** What is entered for a link; the comment is optional (F50). */
export interface LinkDraft {
  linkedRequestId: string | null;
  linkType: LinkTypeEntry['type'] | null;
  comment: string;
}

export interface AddLinkDialogProps {
  /** Kinds that people may choose; the system's own is none of them. Undefined while they are on their way. */
  readonly types: readonly LinkTypeEntry[] | undefined;
  /** Above the fields: that the kinds could not be loaded, with a way to ask again. */
  readonly failure?: ReactNode;
  /** Request ids that match what was typed. */
  readonly findRequests: LoadOptions<string>;
  readonly onClose: () => void;
  /** Saves; what it throws is shown in the dialog. */
  readonly onSubmit: (draft: LinkDraft) => Promise<void>;
}

const empty: LinkDraft = { linkedRequestId: null, linkType: null, comment: '' };

/** Links a plan with another one (F50). */
export const AddLinkDialog = ({ types, failure, findRequests, onClose, onSubmit }: AddLinkDialogProps) => {
  const form = useForm<LinkDraft>({ defaultValues: empty });
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={texts.add}
      submitLabel={texts.add}
      form={form}
      onSubmit={onSubmit}
    >
      {failure}
      <FormField<LinkDraft, 'linkedRequestId'> name="linkedRequestId" rules={{ required: texts.planMissing }}>
        {({ value, onChange, ...field }) => (
          <RemoteComboBox<string>
            {...field}
            label={texts.plan}
            isRequired
            load={findRequests}
            minimumLetters={1}
            value={value === null ? null : { id: value, name: value }}
            onChange={(option) => onChange(option?.id ?? null)}
          />
        )}
      </FormField>
      <FormField<LinkDraft, 'linkType'> name="linkType" rules={{ required: texts.typeMissing }}>
        {(field) => (
          <Select<number>
            {...field}
            label={texts.linkType}
            isRequired
            options={(types ?? []).map(({ type, name }) => ({ id: type, name }))}
            isDisabled={types === undefined}
          />
        )}
      </FormField>
      <FormField<LinkDraft, 'comment'>
        name="comment"
        rules={{ maxLength: { value: 1000, message: texts.commentTooLong } }}
      >
        {(field) => <TextArea {...field} label={texts.comment} />}
      </FormField>
    </RecordDialog>
  );
};
