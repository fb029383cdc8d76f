import { listDocumentationUsers } from '@crt/api-client/documentation/dictionary';
import { deleteDocumentationProduct } from '@crt/api-client/documentation/documentation-product';
import { useRead, useWrite } from '@crt/api-client/hooks';
import type { DocumentationProduct } from '@crt/api-client/types-documentation';
import { Card } from '@crt/ui/Card';
import { none } from '@crt/ui/none';
import { Stack } from '@crt/ui/Stack';
import { ReadRecord } from '../../shared/read/ReadRecord.tsx';
import { recordChangesTexts } from '../../shared/record-changes/record-changes.texts.ts';
import { RecordChangesTable } from '../../shared/record-changes/RecordChangesTable.tsx';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import { useSaveRestField } from '../../shared/rest/use-save-rest-field.ts';
import { associationTexts } from '../associations/association.texts.ts';
import { ConnectedAssociations } from '../associations/ConnectedAssociations.tsx';
import type { ProductLinks } from '../product-links.ts';
import { useProductEntries, type ProductEntries } from '../use-product-entries.ts';
import { productVersionTexts } from '../versions/product-version.texts.ts';
import { ConnectedProductVersions } from '../versions/ConnectedProductVersions.tsx';
import { productDetailsTexts as texts } from './product-details.texts.ts';
import { ProductPanels } from './ProductPanels.tsx';
import { useProduct, type ProductInList } from './use-product.ts';

interface ProductRights extends ProductLinks {
  /** May change the product, its associations and versions, and assign keycodes. */
  readonly mayManage: boolean;
  /** May remove them (P17). */
  readonly mayRemove: boolean;
  /** It was removed; where that leads is the application's matter. */
  readonly onRemoved: () => void;
}

const panels = {
  information: { title: texts.information, lines: 7 },
  aside: { title: texts.eifu, lines: 1 },
  tables: [associationTexts.title, productVersionTexts.title, recordChangesTexts.title],
};

export interface ConnectedProductProps extends ProductRights {
  readonly product: ProductInList;
}

/** A product of the documentation with everything that belongs to it (P7). */
export const ConnectedProduct = ({ product, ...rights }: ConnectedProductProps) => {
  const read = useProduct(product);
  const entries = useProductEntries();
  return (
    <ReadRecord read={read} isReady={!entries.isPending} failed={texts.failed} panels={panels}>
      {(found) => <LoadedProduct {...rights} product={found} entries={entries} />}
    </ReadRecord>
  );
};

interface LoadedProductProps extends ProductRights {
  readonly product: DocumentationProduct;
  readonly entries: ProductEntries;
}

const LoadedProduct = ({ product, entries, ...rights }: LoadedProductProps) => {
  const { mayManage, mayRemove, documentHref, keyCodeHref, onRemoved } = rights;
  const info = { ...product, entries };
  const { isLocked, save } = useSaveRestField(info);
  const users = useRead(listDocumentationUsers, {});
  const remove = useWrite(deleteDocumentationProduct);
  const removeIt = async () => {
    if (await sendOrTell(() => remove.mutateAsync({ id: product.id }), texts.remove)) onRemoved();
  };
  const parts = { product, mayManage, mayRemove, documentHref };
  return (
    <Stack gap={6}>
      <ProductPanels
        info={info}
        onSave={save}
        isLocked={isLocked}
        mayManage={mayManage}
        keyCodeHref={keyCodeHref}
        onRemove={mayRemove ? () => void removeIt() : undefined}
      />
      <ConnectedAssociations {...parts} />
      <ConnectedProductVersions {...parts} keyCodeHref={keyCodeHref} />
      <Card title={recordChangesTexts.title} padding="none">
        <RecordChangesTable changes={product.changes} users={users.data ?? none} />
      </Card>
    </Stack>
  );
};
