import type { KeyboardEvent, RefObject } from 'react';
import { Link } from 'react-aria-components/Link';
import { Popover } from 'react-aria-components/Popover';
import type { SearchHit } from '@crt/api-client/types-main';
import * as styles from './SearchHits.css.ts';
import { searchTexts as texts } from './search.texts.ts';

export interface SearchHitsProps {
  readonly hits: readonly SearchHit[];
  /** Address of what was found. */
  readonly hrefOf: (hit: SearchHit) => string;
  /** The box on which the list hangs. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** The list itself, to be entered by key. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** Back to the field: by Escape, or above the first one. */
  readonly onBack: () => void;
  /** One was opened, or a press was made elsewhere. */
  readonly onClose: () => void;
}

/** The plans that may be meant, as links below the field; the arrow keys go through them. */
export const SearchHits = ({ hits, hrefOf, trigger, list, onBack, onClose }: SearchHitsProps) => (
  <Popover
    isOpen
    isNonModal
    triggerRef={trigger}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    placement="bottom start"
    offset={4}
    className={styles.sheet}
    aria-label={texts.hits}
  >
    <ul ref={list} className={styles.list} aria-label={texts.hits} onKeyDown={(event) => walk(event, onBack)}>
      {hits.map((hit) => (
        <li key={hit.fulfilmentPlanId}>
          <Link href={hrefOf(hit)} onClick={onClose} className={styles.hit}>
            <span className={styles.id}>{hit.requestIdWithRevision}</span>
            <span className={styles.status}>{hit.processingStatusDescription}</span>
            <span className={styles.product}>{hit.productType}</span>
            {hit.matched !== 'RequestId' && (
              <span className={styles.match}>
                {texts.matched[hit.matched]} {hit.matchedText}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </Popover>
);

function walk(event: KeyboardEvent<HTMLElement>, onBack: () => void): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (event.key !== 'Escape' && next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (next === undefined || next < 0) onBack();
  else links[Math.min(next, links.length - 1)]?.focus();
}
