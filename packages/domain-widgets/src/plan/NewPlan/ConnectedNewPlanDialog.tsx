import { runWrite } from '@crt/api-client/envelope';
import { skipToken, useRead, useWrite } from '@crt/api-client/hooks';
import { listActiveLocations } from '@crt/api-client/main/manufacturing-location';
import { saveNewPlan } from '@crt/api-client/main/plan-list';
import {
  findUnderlyingRequests,
  listManuallyCreatedProductTypes,
  listProductsForPlan,
} from '@crt/api-client/main/plan-option';
import { askAboutWarning } from '../../shared/edit/ask.ts';
import { editTexts } from '../../shared/edit/edit.texts.ts';
import { useFindRequest } from '../../shared/filter/use-find-requests.ts';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import type { ConnectedNewPlanProps } from './ConnectedNewPlan.tsx';
import { toNewPlan } from './new-plan-draft.ts';
import { newPlanTexts as texts } from './new-plan.texts.ts';
import { NewPlanDialog } from './NewPlanDialog.tsx';

/** The dialog that adds a plan, with what the server offers (E29 to E35). */
const ConnectedNewPlanDialog = ({
  onCreated,
  onClose,
}: ConnectedNewPlanProps & { readonly onClose: () => void }) => {
  const types = useRead(listManuallyCreatedProductTypes, {});
  const locations = useRead(listActiveLocations, {});
  const failed = [types, locations].find(({ isLoadingError }) => isLoadingError);
  const { mutateAsync } = useWrite(saveNewPlan);
  const findUnderlying = useFindRequest(findUnderlyingRequests);
  return (
    <NewPlanDialog
      productTypes={types.data?.records}
      useProductNumbers={useProductNumbers}
      locations={locations.data}
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
      findUnderlying={findUnderlying}
      onClose={onClose}
      onSubmit={async (draft) => {
        const body = toNewPlan(draft);
        const send = (ignoreWarning: boolean) =>
          mutateAsync({ body: { ...body, ...(ignoreWarning && { ignoreWarning }) } });
        const run = await runWrite(send, askAboutWarning);
        if (!run.isDone) throw new Error(editTexts.aborted);
        const { success, fulfilmentPlanId, message } = run.answer;
        if (!success || fulfilmentPlanId === null) throw new Error(message);
        onCreated(fulfilmentPlanId);
      }}
    />
  );
};

export default ConnectedNewPlanDialog;

function useProductNumbers(productTypeId: number | null): readonly string[] | undefined {
  const input = productTypeId === null ? skipToken : { type: productTypeId };
  return useRead(listProductsForPlan, input).data?.map(({ productCode }) => productCode);
}
