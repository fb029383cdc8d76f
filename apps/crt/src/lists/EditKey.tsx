import { listTexts } from '@crt/domain-widgets/list-texts';
import { InlineEdits, type InlineEditsHandle } from '@crt/ui/InlineEdit';
import { useShortcut } from '@crt/ui/use-shortcut';
import { useRef, type ReactNode } from 'react';

const { group, edit } = listTexts.keys;

/**
 * `e` edits the record inside: the first value that can be edited, and after it, when its editor is left, the one that
 * follows (REG17). Enter edits the value on which one stands.
 */
export const EditKey = ({ children }: { readonly children: ReactNode }) => {
  const edits = useRef<InlineEditsHandle>(null);
  useShortcut({ keys: 'e', label: edit, group, onAction: () => edits.current?.editNext() });
  return <InlineEdits handle={edits}>{children}</InlineEdits>;
};
