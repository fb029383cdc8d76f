import { useRead } from '@crt/api-client/hooks';
import { listLinkedPlans } from '@crt/api-client/main/plan-link';
import type { PlanListRow } from '@crt/api-client/types-main';
import { useRef } from 'react';
import { FilterSheet } from '../../shared/filter/FilterSheet.tsx';
import { planTexts } from '../plan.texts.ts';
import { LinkedPlansList } from './LinkedPlansList.tsx';
import type { PlanLinks } from './plan-columns.tsx';

export interface LinkedPlansPopoverProps {
  readonly row: PlanListRow;
  /** Beside which it opens, and which has the focus again afterwards. */
  readonly button: HTMLButtonElement;
  readonly onClose: () => void;
  readonly links: PlanLinks;
}

/** The plans that a plan of the list is linked with (E3, E40). */
const LinkedPlansPopover = ({ row, button, onClose, links }: LinkedPlansPopoverProps) => {
  const trigger = useRef(button);
  const list = useRead(listLinkedPlans, { id: row.id });
  const close = () => {
    onClose();
    button.focus();
  };
  return (
    <FilterSheet
      label={planTexts.list.linksOf(row.linksCount, row.requestId)}
      trigger={trigger}
      onClose={close}
    >
      <LinkedPlansList
        plans={list.data?.model}
        planHref={links.plan}
        error={list.isError ? list.error.message || planTexts.list.linksFailed : undefined}
        onRetry={() => void list.refetch()}
      />
    </FilterSheet>
  );
};

export default LinkedPlansPopover;
