import type { Key } from 'react-aria-components/Select';
import { DateTime } from '../../primitives/DateTime/DateTime.tsx';
import { Empty } from '../../primitives/Empty/Empty.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { type InlineEditProps, isEmpty } from './inline-edit.ts';

/** The value as text, as the product writes it everywhere. */
export const InlineDisplay = <K extends Key>({ edit }: { edit: InlineEditProps<K> }) => {
  const texts = useTexts();
  if (edit.display !== undefined) return edit.display;
  if (isEmpty(edit.value)) return <Empty />;
  switch (edit.kind) {
    case 'boolean':
      return edit.value ? texts.yes : texts.no;
    case 'choice':
      return edit.options.find((option) => option.id === edit.value)?.name ?? String(edit.value);
    case 'date':
      return <DateTime value={edit.value} dateStyle="date" timeZone="UTC" />;
    case 'instant':
      return <DateTime value={edit.value} timeZone={edit.timeZone} />;
    default:
      return edit.value;
  }
};
