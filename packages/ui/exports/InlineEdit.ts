export { InlineEdit } from '../src/flow/InlineEdit/InlineEdit.tsx';
export { InlineEdits } from '../src/flow/InlineEdit/InlineEdits.tsx';
export type { InlineEditsHandle, InlineEditsProps } from '../src/flow/InlineEdit/InlineEdits.tsx';
export type {
  InlineBoolean,
  InlineChoice,
  InlineDate,
  InlineEditCommon,
  InlineEditProps,
  InlineInstant,
  InlineNumber,
  InlineText,
  InlineValue,
} from '../src/flow/InlineEdit/inline-edit.ts';
