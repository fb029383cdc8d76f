export { FieldOfKind } from '../src/fields/FieldOfKind/FieldOfKind.tsx';
export type { FieldOfKindFrame, FieldOfKindProps } from '../src/fields/FieldOfKind/FieldOfKind.tsx';
export type {
  BooleanKind,
  ChoiceKind,
  ChoicesKind,
  DateKind,
  FieldKind,
  InstantKind,
  NumberKind,
  TextKind,
} from '../src/fields/FieldOfKind/field-kind.ts';
