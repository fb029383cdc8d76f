import type { DocumentationProductRow } from '@crt/api-client/types-documentation';
import { canRemoveProduct } from '@crt/domain/product-field';
import { reasonOf } from '@crt/domain/verdict';
import { IconButton } from '@crt/ui/Button';
import { defineColumns, type Column } from '@crt/ui/DataTable';
import { Link } from '@crt/ui/Link';
import { Trash2 } from 'lucide-react';
import { productTexts as texts } from './product.texts.ts';

/** What can be done with a product of the list. */
export interface ProductActs {
  /** What belongs to a code, in both directions. */
  readonly traceHref: (code: string) => string;
  /** Removes a product; absent for whoever may not (P17). */
  readonly onRemove?: ((product: DocumentationProductRow) => void) | undefined;
}

/** The last column of the product list (P1): its trace, and its removal, which says why it cannot be (P16, P21). */
export const productActionsColumn = (acts: ProductActs): readonly Column<DocumentationProductRow>[] =>
  defineColumns<DocumentationProductRow>([
    {
      id: 'actions',
      header: texts.actions,
      kind: 'custom',
      align: 'end',
      width: acts.onRemove ? 112 : 80,
      isSortable: false,
      isResizable: false,
      isHideable: false,
      // In reach also where the columns do not fit.
      initialPin: 'end',
      cell: (product) => <ProductActions product={product} {...acts} />,
    },
  ]);

interface ProductActionsProps extends ProductActs {
  readonly product: DocumentationProductRow;
}

const ProductActions = ({ product, traceHref, onRemove }: ProductActionsProps) => {
  const { description, gtin, catalogNumber } = product;
  const code = gtin ?? catalogNumber;
  return (
    <>
      {code !== null && (
        <Link href={traceHref(code)} look="quiet" aria-label={texts.traceOf(description)} excludeFromTabOrder>
          {texts.trace}
        </Link>
      )}
      {onRemove && (
        <IconButton
          size="small"
          variant="ghost"
          excludeFromTabOrder
          label={texts.removeOf(description)}
          icon={<Trash2 />}
          disabledReason={reasonOf(canRemoveProduct(product))}
          onPress={() => onRemove(product)}
        />
      )}
    </>
  );
};
