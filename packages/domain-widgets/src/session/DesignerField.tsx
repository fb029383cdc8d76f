import { FormField } from '@crt/ui/Form';
import { Select } from '@crt/ui/Select';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftFaults, type SessionDraft } from './session-draft.ts';
import { sessionDialogTexts as texts } from './session-dialog.texts.ts';

/** Who can take the session that is entered. */
export interface DesignerChoices {
  /** Undefined as long as nobody can be asked for. */
  readonly items: readonly DesignerChoice[] | undefined;
  /** Who is proposed; null when nobody is free (N35). */
  readonly proposed: string | null;
  /** Why they could not be found. */
  readonly failure?: string | undefined;
}

/** A designer by name. */
export interface DesignerChoice {
  readonly id: string;
  readonly name: string;
}

export interface DesignerFieldProps extends DesignerChoices {
  readonly form: UseFormReturn<SessionDraft>;
  readonly zone: string;
}

/** The designer of a session: the proposed one is chosen already and can be changed to another who is free (N35, N44). */
export const DesignerField = ({ form, zone, items, proposed, failure }: DesignerFieldProps) => {
  const { getValues, setValue } = form;
  const { isSubmitted } = form.formState;
  /** Whom the person chose; a proposal never takes their place as long as they are free. */
  const chosen = useRef(getValues('designerId'));
  useEffect(() => {
    if (!items) return;
    const isFree = items.some(({ id }) => id === chosen.current);
    const next = isFree ? chosen.current : proposed;
    // What was said of an empty field is not true of the proposed designer any more.
    if (next !== getValues('designerId')) setValue('designerId', next, { shouldValidate: isSubmitted });
  }, [items, proposed, getValues, setValue, isSubmitted]);
  const nobody = items?.length === 0 ? texts.noDesigner : undefined;
  const told = (missing: string | undefined) => [missing, failure ?? nobody].filter(Boolean).join(' ');
  return (
    <FormField<SessionDraft, 'designerId'>
      name="designerId"
      rules={{ validate: (_, draft) => draftFaults(draft, zone).designerId ?? true }}
    >
      {({ onChange, errorMessage, ...field }) => (
        <Select<string>
          {...field}
          label={texts.designer}
          isRequired
          description={items || failure ? undefined : texts.designerHint}
          isDisabled={items === undefined}
          options={items ?? []}
          onChange={(id) => {
            chosen.current = id;
            onChange(id);
          }}
          errorMessage={told(errorMessage) || undefined}
        />
      )}
    </FormField>
  );
};
