export { Switch } from '../src/fields/Switch/Switch.tsx';
export type { SwitchProps } from '../src/fields/Switch/Switch.tsx';
