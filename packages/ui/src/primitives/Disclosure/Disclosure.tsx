import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** Small facts at the end of the title row; also readable while it is closed. */
  meta?: ReactNode;
  defaultExpanded?: boolean;
  isExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Rank of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}

/** A title that opens and closes what stands below it. */
export const Disclosure = ({ title, children, meta, headingLevel = 3, ...state }: DisclosureProps) => {
  const Title = `h${headingLevel}` as const;
  return (
    <AriaDisclosure data-component="Disclosure" className={styles.disclosure} {...state}>
      <Title className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <span className={styles.chevron}>
            <Icon>
              <ChevronRight />
            </Icon>
          </span>
          {title}
        </Button>
        {meta !== undefined && <span className={styles.meta}>{meta}</span>}
      </Title>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
};
