export { ComboBox } from '../src/fields/ComboBox/ComboBox.tsx';
export type { ComboBoxProps } from '../src/fields/ComboBox/ComboBox.tsx';
export { RemoteComboBox } from '../src/fields/ComboBox/RemoteComboBox.tsx';
export type { RemoteComboBoxProps } from '../src/fields/ComboBox/RemoteComboBox.tsx';
export type { LoadOptions } from '../src/fields/ComboBox/use-remote-options.ts';
