import { Link } from '@crt/ui/Link';
import { Text } from '@crt/ui/Text';
import { visuallyHidden } from '@crt/ui/visually-hidden';
import * as styles from './NeighbourLink.css.ts';
import { neighboursTexts as texts } from './neighbours.texts.ts';

export interface NeighbourLinkProps {
  /** On which side of this record it stands in the list. */
  readonly side: 'previous' | 'next';
  /** What it is known by, such as its number. */
  readonly name: string | null;
  /** Where it is; null at the end of the list, where there is none. */
  readonly href: string | null;
}

/**
 * The record before or after this one in the list that one came from (L6, O3, P7). Its side is seen by where it stands, and
 * read out with its name.
 */
export const NeighbourLink = ({ side, name, href }: NeighbourLinkProps) => {
  const shown = (
    <>
      <span className={visuallyHidden}>{`${texts[side]}: `}</span>
      {(href !== null && name) || texts.none}
    </>
  );
  return (
    <span className={styles.name}>
      {href === null ? <Text tone="muted">{shown}</Text> : <Link href={href}>{shown}</Link>}
    </span>
  );
};
