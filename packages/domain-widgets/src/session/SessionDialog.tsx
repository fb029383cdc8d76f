import { recurringTimeChoices } from '@crt/domain/availability-form';
import { RemoteComboBox, type LoadOptions } from '@crt/ui/ComboBox';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Text } from '@crt/ui/Text';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { submitFailure } from '../shared/edit/submit-failure.ts';
import { DurationChoice } from './properties/DurationChoice.tsx';
import { DayTimeField } from './DayTimeField.tsx';
import { DesignerField, type DesignerChoices } from './DesignerField.tsx';
import { draftFaults, type SessionDraft } from './session-draft.ts';
import { sessionDialogTexts as texts } from './session-dialog.texts.ts';

export interface SessionDialogProps {
  readonly form: UseFormReturn<SessionDraft>;
  /** The session is there already: its request stays. */
  readonly isEdit?: boolean;
  /** Zone of the times, IANA name. */
  readonly zone: string;
  readonly hourCycle?: HourCycle;
  readonly designers: DesignerChoices;
  readonly findPlans: LoadOptions<string>;
  /** Another request was chosen: its durations are to come. */
  readonly onRequest: (requestId: string | null) => void;
  /** Why the durations of the request did not come. */
  readonly requestFailure?: string | undefined;
  /** Above the fields. */
  readonly notice?: ReactNode;
  readonly onClose: () => void;
  /** Saves; what it throws is shown, and the dialog keeps what was entered. */
  readonly onSubmit: (draft: SessionDraft) => Promise<void>;
}

const parts = ['preparation', 'session', 'post'] as const;

/** Books a session or changes it: request, start, how long its parts take, and who takes it (N13, N14, N35, N44). */
export const SessionDialog = (props: SessionDialogProps) => {
  const { form, isEdit = false, zone, hourCycle = 24, designers, onClose, onSubmit } = props;
  // Of a request that is known the list of others would open over the fields: then the start has the focus.
  const isRequestKnown = isEdit || typeof form.formState.defaultValues?.requestId === 'string';
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={isEdit ? texts.edit : texts.create}
      submitLabel={isEdit ? texts.apply : texts.create}
      form={form}
      onSubmit={onSubmit}
      toFailure={submitFailure}
    >
      {props.notice}
      <RequestField {...props} autoFocus={!isRequestKnown} />
      <DayTimeField
        name="start"
        label={texts.start}
        faultOf={() => draftFaults(form.getValues(), zone).start}
        choices={recurringTimeChoices}
        hourCycle={hourCycle}
        autoFocus={isRequestKnown}
      />
      <Text tone="muted" size="caption" as="p">
        {texts.zone(zone)}
      </Text>
      {parts.map((part) => (
        <FormField<SessionDraft, typeof part>
          key={part}
          name={part}
          rules={{
            validate: (_, draft) =>
              (part === 'session' ? draftFaults(draft, zone).session : undefined) ?? true,
          }}
        >
          {({ value, onChange, errorMessage }) => (
            <DurationChoice
              label={texts[part]}
              kind={part === 'session' ? 'session' : 'working'}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
            />
          )}
        </FormField>
      ))}
      <DesignerField form={form} zone={zone} {...designers} />
    </RecordDialog>
  );
};

interface RequestFieldProps extends Pick<
  SessionDialogProps,
  'isEdit' | 'zone' | 'findPlans' | 'onRequest' | 'requestFailure'
> {
  readonly autoFocus: boolean;
}

const RequestField = ({
  isEdit = false,
  zone,
  findPlans,
  onRequest,
  requestFailure,
  autoFocus,
}: RequestFieldProps) => (
  <FormField<SessionDraft, 'requestId'>
    name="requestId"
    rules={{ validate: (_, draft) => draftFaults(draft, zone).requestId ?? true }}
  >
    {({ value, onChange, errorMessage }) => (
      <RemoteComboBox<string>
        label={texts.requestId}
        isRequired
        isReadOnly={isEdit}
        autoFocus={autoFocus}
        load={findPlans}
        minimumLetters={1}
        value={value === null ? null : { id: value, name: value }}
        onChange={(option) => {
          onChange(option?.id ?? null);
          onRequest(option?.id ?? null);
        }}
        errorMessage={errorMessage ?? requestFailure}
      />
    )}
  </FormField>
);
