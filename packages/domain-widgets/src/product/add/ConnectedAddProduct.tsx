import { addDocumentationProduct } from '@crt/api-client/documentation/documentation-product';
import { productFields } from '@crt/domain/product-field';
import { useWrite } from '@crt/api-client/hooks';
import { Button } from '@crt/ui/Button';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import { productTexts } from '../product.texts.ts';
import { useProductEntries } from '../use-product-entries.ts';
import type { ProductDraft } from './ProductDialog.tsx';

const texts = productTexts.add;

// The dialog comes when somebody opens it.
const ProductDialog = lazy(async () => {
  const loaded = await import('./ProductDialog.tsx');
  return { default: loaded.ProductDialog };
});

export interface ConnectedAddProductProps {
  /** The product is there; where that leads is the application's matter (P3). */
  readonly onAdded: (id: number) => void;
}

/** The button that adds a product; a refusal is told, and the dialog is there again with what was typed (P3 to P6). */
export const ConnectedAddProduct = ({ onAdded }: ConnectedAddProductProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const entries = useProductEntries();
  const { mutateAsync } = useWrite(addDocumentationProduct);
  const add = ({ divisionId, ...draft }: ProductDraft) =>
    sendOrTell(
      async () => {
        if (divisionId === null) return;
        const entered = {
          description: draft.description.trim(),
          catalogNumber: draft.catalogNumber.trim(),
          gtin: draft.gtin.trim(),
          eifuDescription: draft.eifuDescription.trim() || null,
        };
        onAdded(await mutateAsync({ body: { ...draft, ...entered, divisionId } }));
      },
      { ...texts, fields: productFields },
    );
  return (
    <>
      <Button
        icon={<Plus />}
        tone="accent"
        variant="solid"
        isDisabled={entries.isPending}
        onPress={() => setIsOpen(true)}
      >
        {texts.open}
      </Button>
      <Suspense>
        {isOpen && <ProductDialog entries={entries} onClose={() => setIsOpen(false)} onAdd={add} />}
      </Suspense>
    </>
  );
};
