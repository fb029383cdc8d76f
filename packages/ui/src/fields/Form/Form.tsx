import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { FormSummary } from './FormSummary.tsx';
import { form as formClass } from './Form.css.ts';
import { type SubmitFailure, readFailure } from './submit-failure.ts';
import { useFormSubmit } from './use-form-submit.ts';

export interface FormProps<V extends FieldValues> {
  /** From `useForm` of react-hook-form, with `defaultValues`. */
  form: UseFormReturn<V>;
  /** Saves. What it throws is shown: at the fields that it names, the rest above them. Nothing typed is lost. */
  onSubmit: (values: V) => Promise<void> | void;
  /** FormFields. */
  children: ReactNode;
  /** Lets a button outside (a dialog's footer) submit it by its `form` attribute. */
  id?: string;
  /** Reads what was thrown, if it is not an error with `errors: [{ path, message }]`. */
  toFailure?: (reason: unknown) => SubmitFailure;
}

/**
 * Fields that are saved together. Checks on submit, then on every change; jumps to the first wrong field of the page.
 */
export const Form = <V extends FieldValues>({
  form,
  onSubmit,
  children,
  id,
  toFailure = readFailure,
}: FormProps<V>) => {
  const { failure, order, submit } = useFormSubmit({ form, onSubmit, toFailure });
  return (
    <FormProvider {...form}>
      <form id={id} data-component="Form" noValidate className={formClass} onSubmit={submit}>
        {failure !== undefined && (
          <Banner tone="critical" live="assertive">
            {failure}
          </Banner>
        )}
        <FormSummary order={order} />
        {children}
      </form>
    </FormProvider>
  );
};
