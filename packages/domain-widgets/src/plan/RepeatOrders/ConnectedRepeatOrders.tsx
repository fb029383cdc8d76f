import { useRead } from '@crt/api-client/hooks';
import { getRepeatOrders } from '@crt/api-client/main/repeat-order';
import { ErrorState } from '@crt/ui/ErrorState';
import { repeatOrderTexts as texts } from './repeat-order.texts.ts';
import { RepeatOrderTree, type RepeatOrderTreeProps } from './RepeatOrderTree.tsx';

export interface ConnectedRepeatOrdersProps extends Pick<RepeatOrderTreeProps, 'planHref'> {
  /** Any plan of the tree; another one reloads (K3). */
  readonly planId: number;
}

/** The tree of orders around a plan (K). */
export const ConnectedRepeatOrders = ({ planId, planHref }: ConnectedRepeatOrdersProps) => {
  const tree = useRead(getRepeatOrders, { id: planId });
  // A plan that does not exist does not come by asking again, and has no tree.
  if (tree.error?.status === 404) return <ErrorState title={tree.error.message} />;
  return (
    <RepeatOrderTree
      root={tree.data}
      currentId={planId}
      planHref={planHref}
      isLoading={tree.isPending}
      error={tree.isError ? tree.error.message || texts.failed : undefined}
      onRetry={() => void tree.refetch()}
    />
  );
};
