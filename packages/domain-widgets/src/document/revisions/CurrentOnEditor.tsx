import { plannedDays } from '@crt/domain/planned-years';
import { DatePicker } from '@crt/ui/DatePicker';
import { revisionTexts as texts } from './revision.texts.ts';

export interface CurrentOnEditorProps {
  /** `2026-11-24`; null while there is none. */
  readonly day: string | null;
  readonly onChange: (day: string | null) => void;
  /** Somebody asked for it, and goes on there. */
  readonly autoFocus: boolean;
}

/** The day of which it is told which revision was current; it comes when somebody asks for another day than today. */
const CurrentOnEditor = ({ day, onChange, autoFocus }: CurrentOnEditorProps) => (
  <DatePicker
    {...plannedDays}
    label={texts.currentOn}
    value={day}
    onChange={onChange}
    autoFocus={autoFocus}
  />
);

export default CurrentOnEditor;
