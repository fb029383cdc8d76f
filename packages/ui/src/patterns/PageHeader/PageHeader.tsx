import type { ReactNode } from 'react';
import { ChevronLeft } from 'lucide-react';
import { Count } from '../../primitives/Badge/Badge.tsx';
import { mirrored } from '../../primitives/Icon/Icon.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Heading } from '../../primitives/Text/Text.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's title, its only first-rank heading. */
  title: ReactNode;
  /** How many things the page lists. */
  count?: number | undefined;
  /** Badges and marks beside the title. */
  meta?: ReactNode;
  /** One quiet line below the title. */
  description?: ReactNode;
  /** Where the way back leads. */
  back?: { label: string; href: string };
  /** A RecordNavigation. */
  navigation?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** The top of every screen: title and count left, main action right. */
export const PageHeader = ({
  title,
  count,
  meta,
  description,
  back,
  navigation,
  actions,
}: PageHeaderProps) => (
  <header data-component="PageHeader" className={styles.header}>
    {(back !== undefined || navigation !== undefined) && (
      <div className={styles.trail}>
        {back !== undefined && (
          <Link href={back.href} look="quiet">
            <span className={styles.back}>
              <Icon>
                <ChevronLeft className={mirrored} />
              </Icon>
              {back.label}
            </span>
          </Link>
        )}
        {navigation}
      </div>
    )}
    <div className={styles.row}>
      <div className={styles.titles}>
        <div className={styles.title}>
          <Heading level={1}>{title}</Heading>
          {count !== undefined && <Count value={count} limit={Number.POSITIVE_INFINITY} />}
          {meta}
        </div>
        {description !== undefined && <div className={styles.description}>{description}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  </header>
);
