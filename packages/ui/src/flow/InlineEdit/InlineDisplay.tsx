import { useDateFormatter } from 'react-aria/useDateFormatter';
import type { Key } from 'react-aria-components/Select';
import { useTimeZone } from '../../texts/LocaleProvider.tsx';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { type InlineEditProps, isEmpty } from './inline-edit.ts';
import { empty } from './InlineEdit.css.ts';

/** The value as text, in the reader's notation. */
export const InlineDisplay = <K extends Key>({ edit }: { edit: InlineEditProps<K> }) => {
  const texts = useTexts();
  if (edit.display !== undefined) return edit.display;
  if (isEmpty(edit.value)) return <span className={empty}>{texts.noValue}</span>;
  switch (edit.kind) {
    case 'switch':
      return edit.value ? texts.yes : texts.no;
    case 'select':
      return edit.options.find((option) => option.id === edit.value)?.name ?? String(edit.value);
    case 'date':
      return <Day text={edit.value ?? ''} />;
    case 'date-time':
      return <Instant text={edit.value ?? ''} zone={edit.timeZone} />;
    default:
      return edit.value;
  }
};

const Day = ({ text }: { text: string }) => {
  const format = useDateFormatter({ dateStyle: 'medium', timeZone: 'UTC' });
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return <time dateTime={text}>{Number.isNaN(date.valueOf()) ? text : format.format(date)}</time>;
};

const Instant = ({ text, zone }: { text: string; zone: string | undefined }) => {
  const ownZone = useTimeZone();
  const format = useDateFormatter({
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone: zone ?? ownZone,
  });
  const date = new Date(text);
  return <time dateTime={text}>{Number.isNaN(date.valueOf()) ? text : format.format(date)}</time>;
};
