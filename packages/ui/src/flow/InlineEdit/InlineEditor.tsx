import type { FocusEvent } from 'react';
import type { Key } from 'react-aria-components/Select';
import type { DateKind } from '../../fields/FieldOfKind/field-kind.ts';
import { FieldOfKind } from '../../fields/FieldOfKind/FieldOfKind.tsx';
import { type InlineEditProps, limitsOf } from './inline-edit.ts';

/** A draft of the edit's value, and who is told of the next. */
export interface InlineEditorProps<K extends Key> {
  edit: InlineEditProps<K>;
  draft: unknown;
  /** Takes a new draft. */
  onChange: (value: unknown) => void;
  isDisabled: boolean;
  isInvalid: boolean;
}

/** What is typed takes the place of what was there. */
const selectAll = ({ target }: FocusEvent) => {
  if (target instanceof HTMLInputElement) target.select();
};

/** The days that can be chosen. */
const daysOf = ({ min, max }: Pick<DateKind, 'min' | 'max'>) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** The field that fits the kind of value. The draft has the type of the edit's own value. */
export const InlineEditor = <K extends Key>({
  edit,
  draft,
  onChange,
  isDisabled,
  isInvalid,
}: InlineEditorProps<K>) => {
  // The edit itself says what is wrong, over what stands below.
  const place = {
    look: 'place',
    label: edit.label,
    isLabelHidden: true,
    autoFocus: true,
    isInvalid,
  } as const;
  const frame = { ...place, isDisabled, onChange };
  switch (edit.kind) {
    case 'text':
      return (
        <FieldOfKind
          {...frame}
          kind="text"
          value={(draft as string | null) ?? ''}
          onChange={(text) => onChange(text === '' ? null : text)}
          onFocus={selectAll}
        />
      );
    case 'number':
      return (
        <FieldOfKind
          {...frame}
          kind="number"
          // Closed, it would lose the focus, and a field that does takes back the number that it had when it got it.
          isDisabled={false}
          isReadOnly={isDisabled}
          {...limitsOf(edit)}
          isGrouped={false}
          value={draft as number | null}
          onFocus={selectAll}
        />
      );
    case 'choice': {
      const { kind, options, isRequired = false } = edit;
      const choice = { kind, options, isClearable: !isRequired };
      return <FieldOfKind<K> {...frame} {...choice} value={draft as K | null} />;
    }
    case 'date':
      return <FieldOfKind {...frame} kind="date" {...daysOf(edit)} value={draft as string | null} />;
    case 'instant': {
      const instant = { kind: 'instant', timeZone: edit.timeZone, ...daysOf(edit) } as const;
      return <FieldOfKind {...frame} {...instant} value={draft as string | null} />;
    }
    case 'boolean':
      return <FieldOfKind {...frame} kind="boolean" value={draft as boolean} />;
  }
};
