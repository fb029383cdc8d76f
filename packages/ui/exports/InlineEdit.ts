export { InlineEdit } from '../src/flow/InlineEdit/InlineEdit.tsx';
export type {
  InlineDate,
  InlineDateTime,
  InlineEditCommon,
  InlineEditProps,
  InlineNumber,
  InlineSelect,
  InlineSwitch,
  InlineText,
  InlineValue,
} from '../src/flow/InlineEdit/inline-edit.ts';
