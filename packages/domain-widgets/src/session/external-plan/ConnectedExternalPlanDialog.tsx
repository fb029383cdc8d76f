import {
  listDesignDistributionCenters,
  listDesignProducts,
  listDesignProductTypes,
} from '@crt/api-client/design-sessions/design-option';
import { useRead, useWrite } from '@crt/api-client/hooks';
import { saveNewPlan } from '@crt/api-client/main/plan-list';
import { toast } from '@crt/ui/toast';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import type { ConnectedExternalPlanProps } from './ConnectedExternalPlan.tsx';
import { toExternalPlan } from './external-plan-draft.ts';
import { externalPlanTexts as texts } from './external-plan.texts.ts';
import { ExternalPlanDialog } from './ExternalPlanDialog.tsx';

/** The dialog that creates an external plan, with what the server offers (N33). */
const ConnectedExternalPlanDialog = ({
  onCreated,
  onClose,
}: ConnectedExternalPlanProps & { readonly onClose: () => void }) => {
  const productTypes = useRead(listDesignProductTypes, {});
  const products = useRead(listDesignProducts, {});
  const centers = useRead(listDesignDistributionCenters, {});
  const { mutateAsync } = useWrite(saveNewPlan);
  const failed = [productTypes, products, centers].find(({ isLoadingError }) => isLoadingError);
  return (
    <ExternalPlanDialog
      choices={{
        productTypes: productTypes.data,
        products: products.data,
        distributionCenters: centers.data,
      }}
      failure={
        failed && (
          <FailedRead
            error={failed.error}
            failed={texts.choicesFailed}
            onRetry={failed.refetch}
            isRetrying={failed.isFetching}
          />
        )
      }
      onClose={onClose}
      onSubmit={async (draft) => {
        const body = toExternalPlan(draft);
        const { success, fulfilmentPlanId, message } = await mutateAsync({ body });
        if (!success || fulfilmentPlanId === null) throw new Error(message ?? '');
        toast({ message: texts.created, tone: 'positive' });
        onCreated({ requestId: body.planId, planId: fulfilmentPlanId });
      }}
    />
  );
};

export default ConnectedExternalPlanDialog;
