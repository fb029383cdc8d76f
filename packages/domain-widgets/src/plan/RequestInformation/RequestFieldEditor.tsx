import type { RequestInformation } from '@crt/api-client/types-main';
import { InlineEdit, type InlineEditProps } from '@crt/ui/InlineEdit';
import { useRef } from 'react';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import type { FieldValue } from '../../shared/edit/run-edit.ts';
import { shownValue, type RequestField } from './request-fields.ts';
import type { SaveField } from './RequestInformationPanel.tsx';

export interface RequestFieldEditorProps {
  readonly field: RequestField;
  readonly info: RequestInformation;
  readonly onSave: SaveField;
  readonly isLocked: boolean;
}

/** One field of the request information, edited in place. */
export const RequestFieldEditor = ({ field, info, onSave, isLocked }: RequestFieldEditorProps) => {
  // The version that the person saw when they began: the newest one would hide what others changed meanwhile.
  const stamp = useRef(info.timestampBase64);
  const common = {
    label: field.label,
    isReadOnly: !field.isEditable(info),
    disabledReason: isLocked ? editTexts.locked : undefined,
    display: shownValue(field, field.value(info), info),
    onStart: () => {
      stamp.current = info.timestampBase64;
    },
    onSave: (value: FieldValue) => onSave(field, value, stamp.current),
  };
  return <InlineEdit<string | number> {...editOf(field, info, common)} />;
};

interface Common {
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly disabledReason: string | undefined;
  readonly display: string;
  readonly onStart: () => void;
  readonly onSave: (value: FieldValue) => Promise<boolean>;
}

function editOf(
  field: RequestField,
  info: RequestInformation,
  common: Common,
): InlineEditProps<string | number> {
  switch (field.kind) {
    case 'text':
      return {
        ...common,
        kind: 'text',
        value: field.value(info),
        isRequired: field.isRequired ?? false,
        maxLength: field.maxLength,
      };
    case 'number':
      return { ...common, kind: 'number', value: field.value(info), isRequired: true, min: 1, max: 999 };
    case 'date':
      return { ...common, kind: 'date', value: field.value(info) };
    case 'switch':
      return { ...common, kind: 'switch', value: field.value(info) };
    case 'select':
      return {
        ...common,
        kind: 'select',
        value: field.value(info),
        options: field.options(info),
        isRequired: true,
      };
  }
}
