import { type ReactNode, useId } from 'react';
import * as styles from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** Names the card; with it the card is a region that screen readers can jump to. */
  title?: ReactNode;
  /** Small facts beside the title: a count, a status. */
  meta?: ReactNode;
  /** Ghost buttons at the end of the title row. */
  actions?: ReactNode;
  /** Rank of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** `none` for tables and lists that reach the edge. */
  padding?: 'none' | 'medium';
}

/** A framed group of facts. Cards do not stand inside cards. */
export const Card = ({ children, title, meta, actions, headingLevel = 2, padding = 'medium' }: CardProps) => {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <section
      data-component="Card"
      className={styles.card}
      {...(title === undefined ? {} : { 'aria-labelledby': id })}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className={styles.header}>
          <Title id={id} className={styles.title}>
            {title}
          </Title>
          {meta !== undefined && <div className={styles.meta}>{meta}</div>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={styles.body[padding]}>{children}</div>
    </section>
  );
};
