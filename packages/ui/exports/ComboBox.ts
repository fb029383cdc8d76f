export { ComboBox, RemoteComboBox } from '../src/fields/ComboBox/ComboBox.tsx';
export type { ComboBoxProps, RemoteComboBoxProps } from '../src/fields/ComboBox/ComboBox.tsx';
export type { LoadOptions } from '../src/fields/ComboBox/use-remote-options.ts';
