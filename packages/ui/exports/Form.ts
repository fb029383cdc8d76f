export { Form } from '../src/fields/Form/Form.tsx';
export { FormField } from '../src/fields/Form/FormField.tsx';
export type { FormProps } from '../src/fields/Form/Form.tsx';
export type { BoundField, FormFieldProps } from '../src/fields/Form/FormField.tsx';
export type { SubmitFailure } from '../src/fields/Form/submit-failure.ts';
