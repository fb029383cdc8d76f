import { listDesignProductTypes } from '@crt/api-client/design-sessions/design-option';
import { listDesigners } from '@crt/api-client/design-sessions/designer';
import { useRead } from '@crt/api-client/hooks';
import type { Designer } from '@crt/api-client/types-design-sessions';
import { none } from '@crt/ui/none';
import { lazy, Suspense, useState } from 'react';
import { DesignerTable, type DesignerTableProps } from './DesignerTable.tsx';
import { designerTexts as texts } from './designer.texts.ts';

// Its fields come when somebody opens it.
const ConnectedDesignerDialog = lazy(() => import('./ConnectedDesignerDialog.tsx'));

export type ConnectedDesignersProps = Pick<DesignerTableProps, 'filter' | 'onFilter' | 'scheduleHref'>;

/** The designers and the dialog of their properties (N21, N22). */
export const ConnectedDesigners = (props: ConnectedDesignersProps) => {
  const designers = useRead(listDesigners, {});
  const productTypes = useRead(listDesignProductTypes, {});
  const [open, setOpen] = useState<Designer>();
  const failed = [designers, productTypes].filter(({ isLoadingError }) => isLoadingError);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <>
      <DesignerTable
        {...props}
        // They come with the product types by which they are narrowed.
        designers={(productTypes.data && designers.data) ?? none}
        productTypes={productTypes.data ?? none}
        isLoading={designers.isPending || productTypes.isPending}
        error={failed[0] && (failed[0].error?.message || texts.failed)}
        onRetry={retry}
        onEdit={setOpen}
      />
      {open && (
        <Suspense>
          <ConnectedDesignerDialog designer={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
