import type { ReactNode } from 'react';
import { Calendar as CalendarIcon, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fitted, surface } from '../../primitives/Popover/surface.css.ts';
import { useTexts } from '../../texts/TextsProvider.tsx';
import { inner } from '../Field/Field.css.ts';
import * as styles from './DateParts.css.ts';

/** The typed parts of a date or time. */
export const Segments = ({ slot, isFitting = false }: { slot?: 'start' | 'end'; isFitting?: boolean }) => (
  <DateInput
    className={`${styles.input} ${isFitting ? styles.fitting : ''}`}
    {...(slot === undefined ? {} : { slot })}
  >
    {(segment) => <DateSegment segment={segment} className={styles.segment} />}
  </DateInput>
);

/**
 * A part was emptied. react-aria then keeps the last whole value to itself; when the field is left like that it must
 * become empty, or the screen would say another thing than the form.
 */
export const isIncomplete = (field: Element): boolean =>
  field.querySelector('[role="spinbutton"][data-placeholder]') !== null;

/** Buttons at the end of a date's frame. */
export const DateButtons = ({ onClear }: { onClear?: (() => void) | undefined }) => {
  const texts = useTexts();
  return (
    <>
      {onClear !== undefined && (
        <Button slot={null} className={inner} aria-label={texts.clear} onPress={() => onClear()}>
          <Icon>
            <X />
          </Icon>
        </Button>
      )}
      <Button className={inner}>
        <Icon>
          <CalendarIcon />
        </Icon>
      </Button>
    </>
  );
};

/** The sheet that a date's button opens. */
export const DateSheet = ({ children }: { children: ReactNode }) => (
  <Popover offset={4} className={`${surface} ${fitted}`}>
    <Dialog>{children}</Dialog>
  </Popover>
);
