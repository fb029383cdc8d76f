export { Form, FormField } from '../src/fields/Form/Form.tsx';
export type { BoundField, FormFieldProps, FormProps } from '../src/fields/Form/Form.tsx';
export type { SubmitFailure } from '../src/fields/Form/submit-failure.ts';
