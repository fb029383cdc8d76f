import { listTexts } from '@crt/domain-widgets/list-texts';
import { useShortcut } from '@crt/ui/use-shortcut';

const { group, edit } = listTexts.keys;

/** Values that can be edited where they stand, but for those that are locked. */
const editable = 'main [data-component="InlineEdit"]:not([aria-disabled]):is(button)';

function editNext(): void {
  const values = [...document.querySelectorAll<HTMLElement>(editable)];
  const here = document.activeElement;
  const isBehind = (value: HTMLElement) =>
    here !== null && (here.compareDocumentPosition(value) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isInRecord = values.some((value) => value === here);
  const next = (isInRecord ? values.find(isBehind) : undefined) ?? values[0];
  next?.focus();
  next?.click();
}

/**
 * `e` edits a record: the first value that can be edited, and after it, when its editor is left, the one that follows
 * (REG17). Enter edits the value on which one stands.
 */
export const EditKey = () => {
  useShortcut({ keys: 'e', label: edit, group, onAction: editNext });
  return null;
};
