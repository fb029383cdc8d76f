import { type ReactNode, useCallback, useRef } from 'react';
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useController,
  useFormContext,
} from 'react-hook-form';
import { place as placeClass } from './Form.css.ts';
import { focusInside } from './field-places.ts';
import { useKeptWhilePressed } from './kept-while-pressed.ts';

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
  const errorMessage = useKeptWhilePressed(fieldState.error?.message);
  const { disabled: _, ref: register, ...bound } = field;
  const inner = useRef<unknown>(null);
  const keep = useCallback((element: unknown) => void (inner.current = element), []);
  // Dates, groups and files have no single element that could be given to the form: it gets the whole place instead,
  // which knows where to go, and by which the form sees in which order its fields stand on the page.
  const place = useCallback(
    (element: HTMLDivElement | null) =>
      register(element && { focus: () => focusInside(element, inner.current) }),
    [register],
  );
  return (
    <div ref={place} data-form-field={name} className={placeClass}>
      {children({ ...bound, ref: keep, errorMessage })}
    </div>
  );
};
