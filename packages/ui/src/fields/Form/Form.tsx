import { type ReactNode, useRef, useState } from 'react';
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type RegisterOptions,
  type UseFormReturn,
  useController,
  useFormContext,
} from 'react-hook-form';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { FormSummary } from './FormSummary.tsx';
import { form as formClass } from './Form.css.ts';
import { type SubmitFailure, fieldName, readFailure } from './submit-failure.ts';

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

/** Fields that are saved together. Checks on submit, then on every change; jumps to the first wrong field. */
export const Form = <V extends FieldValues>({
  form,
  onSubmit,
  children,
  id,
  toFailure = readFailure,
}: FormProps<V>) => {
  const [failure, setFailure] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await onSubmit(values);
    } catch (reason) {
      const { message, fields } = toFailure(reason);
      const known = fields.filter(({ path }) => isKnown(form, fieldName(path)));
      known.forEach(({ path, message: text }, index) =>
        form.setError(
          fieldName(path) as FieldPath<V>,
          { type: 'server', message: text },
          { shouldFocus: index === 0 },
        ),
      );
      const unknown = fields.filter((field) => !known.includes(field)).map((field) => field.message);
      if (known.length === 0 || unknown.length > 0) setFailure([message, ...unknown].join(' '));
    }
  });
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        id={id}
        data-component="Form"
        noValidate
        className={formClass}
        onSubmit={(event) => {
          // A second Enter while it is being saved is the same wish.
          if (isSubmitting) event.preventDefault();
          else void submit(event);
        }}
      >
        {failure !== undefined && (
          <Banner tone="critical" live="assertive">
            {failure}
          </Banner>
        )}
        <FormSummary />
        {children}
      </form>
    </FormProvider>
  );
};

const isKnown = <V extends FieldValues>(form: UseFormReturn<V>, name: string) =>
  form.getFieldState(name as FieldPath<V>) !== undefined &&
  form.getValues(name as FieldPath<V>) !== undefined;

/** What a field of the kit takes from the form. */
export type BoundField<V extends FieldValues, N extends FieldPath<V>> = Omit<
  ControllerRenderProps<V, N>,
  'disabled'
> & { errorMessage: string | undefined };

export interface FormFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  name: N;
  /** Rules of react-hook-form, with their messages: `{ required: 'Case number is required' }`. */
  rules?: Omit<RegisterOptions<V, N>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>;
  /** Gets value, change, blur, ref and error to spread on a field. */
  children: (field: BoundField<V, N>) => ReactNode;
}

/** Ties one field of the kit to the form around it. */
export const FormField = <V extends FieldValues, N extends FieldPath<V> = FieldPath<V>>({
  name,
  rules,
  children,
}: FormFieldProps<V, N>) => {
  const { control } = useFormContext<V>();
  const { field, fieldState } = useController<V, N>({
    name,
    control,
    ...(rules === undefined ? {} : { rules }),
  });
  const { disabled: _, ...bound } = field;
  return children({ ...bound, errorMessage: fieldState.error?.message });
};
