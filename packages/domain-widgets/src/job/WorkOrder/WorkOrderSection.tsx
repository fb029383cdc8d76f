import type { CombinedOrderReference } from '@crt/api-client/types-main';
import { Inline } from '@crt/ui/Stack';
import { Link } from '@crt/ui/Link';
import { Heading, Text } from '@crt/ui/Text';
import type { ReactNode } from 'react';
import { jobTexts as texts } from '../job.texts.ts';
import * as styles from './WorkOrderSection.css.ts';

export interface WorkOrderSectionProps {
  readonly materialNumber: string | null;
  readonly combinedOrders: readonly CombinedOrderReference[];
  /** Address of a combined order (H28). */
  readonly combinedOrderHref: (id: number) => string;
  /** Cards of its jobs. */
  readonly children: ReactNode;
}

/** A work order: what is made of which material, in which combined orders, and its jobs (H2, H28). */
export const WorkOrderSection = (props: WorkOrderSectionProps) => {
  const { materialNumber, combinedOrders, combinedOrderHref, children } = props;
  const material = materialNumber ?? texts.noMaterial;
  return (
    // A cycle of two materials has two of them: each is found by its own name.
    <section
      aria-label={`${texts.workOrder} ${material}`}
      className={styles.section}
      data-component="WorkOrderSection"
    >
      <header className={styles.header}>
        <Heading level={2} size="lead">
          {texts.workOrder}
        </Heading>
        <Inline gap={2}>
          <Text tone="muted">{texts.materialNumber}</Text>
          <Text weight="medium" isNumeric>
            {material}
          </Text>
        </Inline>
        {combinedOrders.length > 0 && (
          <Inline gap={2}>
            <Text tone="muted">{texts.combinedOrders}</Text>
            {combinedOrders.map((order) => (
              <Link key={order.id} href={combinedOrderHref(order.id)} isNumeric>
                {order.identifier}
              </Link>
            ))}
          </Inline>
        )}
      </header>
      {children}
    </section>
  );
};
