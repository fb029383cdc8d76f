import { type SubmitEvent, useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormProps } from './Form.tsx';
import { focusInside, inOrder, namesOnPage } from './field-places.ts';
import { useKeptWhilePressed } from './kept-while-pressed.ts';
import { type SubmitFailure, fieldName } from './submit-failure.ts';

const isKnown = <V extends FieldValues>(form: UseFormReturn<V>, name: string): boolean =>
  form.getFieldState(name as FieldPath<V>) !== undefined &&
  form.getValues(name as FieldPath<V>) !== undefined;

/**
 * Puts what was refused at its fields and goes to the first of them.
 * @returns what belongs to no field, for the place above them; `undefined` when everything found its field
 */
function tellFields<V extends FieldValues>(
  form: UseFormReturn<V>,
  { message, fields }: SubmitFailure,
  order: readonly string[],
): string | undefined {
  const onForm = fields.filter(({ path }) => isKnown(form, fieldName(path)));
  const known = inOrder(order, onForm, ({ path }) => fieldName(path));
  known.forEach(({ path, message: text }, index) =>
    form.setError(
      fieldName(path) as FieldPath<V>,
      { type: 'server', message: text },
      { shouldFocus: index === 0 },
    ),
  );
  const unknown = fields.filter((field) => !known.includes(field)).map((field) => field.message);
  return known.length === 0 || unknown.length > 0 ? [message, ...unknown].join(' ') : undefined;
}

/**
 * react-hook-form goes to the first wrong field that was registered, and a field that came later (after a choice above
 * it) is registered last. There is no public way to tell it another order than to give its own list in that order.
 */
function followThePage<V extends FieldValues>({ control }: UseFormReturn<V>, order: readonly string[]): void {
  control._names.mount = new Set(inOrder(order, [...control._names.mount], (name) => name));
}

/** What was said of a form as a whole, until somebody changes it: then it may be said no more of what stands there. */
function useFailure<V extends FieldValues>(form: UseFormReturn<V>) {
  const [failure, setFailure] = useState<string>();
  const isTold = failure !== undefined;
  useEffect(() => {
    if (!isTold) return undefined;
    // What the page itself puts into a field, as a proposal that comes later, has no type.
    return form.subscribe({
      formState: { values: true },
      callback: ({ type }) => type === 'change' && setFailure(undefined),
    });
  }, [form, isTold]);
  return [useKeptWhilePressed(failure), setFailure] as const;
}

/** Sends a form once, and tells what came of it in the order in which the fields stand on the page. */
export function useFormSubmit<V extends FieldValues>({
  form,
  onSubmit,
  toFailure,
}: Required<Pick<FormProps<V>, 'form' | 'onSubmit' | 'toFailure'>>) {
  const [failure, setFailure] = useFailure(form);
  const [order, setOrder] = useState<readonly string[]>([]);
  const { isSubmitting } = form.formState;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // A second Enter while it is being saved is the same wish.
    if (isSubmitting) {
      event.preventDefault();
      return;
    }
    const element = event.currentTarget;
    const names = namesOnPage(element);
    setOrder(names);
    followThePage(form, names);
    const save = form.handleSubmit(async (values) => {
      // A date that says itself what is wrong with it: what stands in its place in the form was not entered.
      const refused = element.querySelector('[data-refused]');
      if (refused !== null) return focusInside(refused, undefined);
      setFailure(undefined);
      try {
        await onSubmit(values);
      } catch (reason) {
        setFailure(tellFields(form, toFailure(reason), names));
      }
    });
    void save(event);
  };
  return { failure, order, submit };
}
