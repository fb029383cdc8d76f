import type { Milestone } from '@crt/api-client/types-main';
import { DateTime } from '@crt/ui/DateTime';
import { formatWithZone } from '@crt/ui/format-date';
import { FilterSheet } from '../../shared/filter/FilterSheet.tsx';
import type { FilterPopoverPlace } from '../../shared/filter/FilterButton.tsx';
import { whyTexts as texts } from './milestones.texts.ts';
import * as styles from './WhyThisDate.css.ts';

export interface WhyThisDatePopoverProps extends FilterPopoverPlace {
  readonly milestone: Milestone;
}

/** The chain of facts that led to a due date, from the rules that computed it. */
const WhyThisDatePopover = ({ milestone, ...place }: WhyThisDatePopoverProps) => {
  const { name, plannedDate, baselineDate, timezone, facts, warning } = milestone;
  return (
    <FilterSheet label={texts.of(name)} {...place} placement="bottom end">
      {/* Where the window has no room for the whole chain, the arrow keys scroll it. */}
      <div className={styles.sheet} role="region" aria-label={texts.of(name)} tabIndex={0}>
        <h3 className={styles.title}>{texts.of(name)}</h3>
        {facts.length === 0 && <p>{plannedDate === null ? texts.noDate : texts.noFacts}</p>}
        <ol className={styles.chain}>
          {facts.map(({ kind, text, date }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the chain is computed anew as a whole; a fact has no identity besides its place
            <li key={index} className={styles.fact}>
              <span className={styles.kind}>{texts.kinds[kind]}</span>
              <span>{text}</span>
              {date !== null && <DateTime value={date} timeZone={timezone} />}
            </li>
          ))}
          {plannedDate !== null && (
            <li className={`${styles.fact} ${styles.result}`}>
              <span className={styles.kind}>{texts.result}</span>
              <DateTime value={plannedDate} timeZone={timezone} />
            </li>
          )}
        </ol>
        {baselineDate !== null && baselineDate !== plannedDate && (
          <p className={styles.note}>{texts.first(formatWithZone(baselineDate, 'dateTime', timezone))}</p>
        )}
        {warning !== null && <p className={styles.warning}>{warning}</p>}
      </div>
    </FilterSheet>
  );
};

export default WhyThisDatePopover;
