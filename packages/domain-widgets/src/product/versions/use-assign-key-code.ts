import { assignKeyCode } from '@crt/api-client/documentation/documentation-product';
import { useWrite } from '@crt/api-client/hooks';
import { useCallback, useRef } from 'react';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import { productVersionTexts } from './product-version.texts.ts';

/** What assigns keycodes to the versions of a product. */
export interface AssignKeyCode {
  /** Null stands for a product without versions (P11). */
  readonly assign: (productVersionId: number | null) => void;
  /** The version whose keycode is being assigned; undefined while none is. */
  readonly pending: number | null | undefined;
}

/** Assigns keycodes to the versions of a product, or to a product without versions (P10, P11). */
export function useAssignKeyCode(productId: number): AssignKeyCode {
  const { mutateAsync, isPending, variables } = useWrite(assignKeyCode);
  // The second press of a double click comes before the button is drawn busy.
  const isSending = useRef(false);
  const assign = useCallback(
    (productVersionId: number | null) => {
      if (isSending.current) return;
      isSending.current = true;
      void sendOrTell(
        () => mutateAsync({ id: productId, body: { productId, productVersionId } }),
        productVersionTexts.keyCode,
      ).finally(() => (isSending.current = false));
    },
    [mutateAsync, productId],
  );
  return { assign, pending: isPending ? (variables?.body.productVersionId ?? null) : undefined };
}
