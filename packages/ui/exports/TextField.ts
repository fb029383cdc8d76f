export { TextArea, TextField } from '../src/fields/TextField/TextField.tsx';
export type { TextAreaProps, TextFieldProps } from '../src/fields/TextField/TextField.tsx';
