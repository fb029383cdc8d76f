export { FileField } from '../src/fields/FileField/FileField.tsx';
export type { FileFieldProps } from '../src/fields/FileField/FileField.tsx';
export type { FileState } from '../src/fields/FileField/FileRow.tsx';
