import { ApiError } from '@crt/api-client/api-error';
import { useRead, useWrite } from '@crt/api-client/hooks';
import { createCombinedOrder } from '@crt/api-client/main/combined-order';
import { Button } from '@crt/ui/Button';
import { toast } from '@crt/ui/toast';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { tell } from '../../shared/edit/ask.ts';
import type { NewCombinedOrder } from './AddCombinedOrderDialog.tsx';
import { combinedOrderOffers } from './combined-order-list.ts';
import { combinedOrderTexts } from './combined-order.texts.ts';

const texts = combinedOrderTexts.add;

// The dialog comes when somebody opens it.
const AddCombinedOrderDialog = lazy(async () => {
  const loaded = await import('./AddCombinedOrderDialog.tsx');
  return { default: loaded.AddCombinedOrderDialog };
});

export interface ConnectedAddCombinedOrderProps {
  /** The kind by which the list is narrowed. */
  readonly definitionId: number | undefined;
  /** The order is there; where that leads is the application's matter. */
  readonly onCreated: (orderId: number) => void;
}

/** The button that adds a combined order; a refusal is told, and the dialog is there again with what was typed (L2, L4). */
export const ConnectedAddCombinedOrder = ({ definitionId, onCreated }: ConnectedAddCombinedOrderProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const definitions = useRead(combinedOrderOffers.definitions, {}, { staleTime: Number.POSITIVE_INFINITY });
  const { mutateAsync } = useWrite(createCombinedOrder);
  const add = async ({
    definitionId: combinedOrderDefinitionId,
    identifier,
    orderNumber,
  }: NewCombinedOrder) => {
    try {
      const { message } = await mutateAsync({
        body: { identifier, combinedOrderDefinitionId, orderNumber: orderNumber || null },
      });
      toast({ message: texts.done });
      onCreated(Number(message));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await tell(texts.failed, error.message);
      return false;
    }
  };
  return (
    <>
      <Button
        icon={<Plus />}
        tone="accent"
        variant="solid"
        isDisabled={!definitions.data}
        onPress={() => setIsOpen(true)}
      >
        {texts.open}
      </Button>
      <Suspense>
        {isOpen && definitions.data && (
          <AddCombinedOrderDialog
            definitions={definitions.data}
            definitionId={definitionId}
            onClose={() => setIsOpen(false)}
            onAdd={add}
          />
        )}
      </Suspense>
    </>
  );
};
