import {
  addProductVersion,
  deleteProductVersion,
  updateProductVersion,
} from '@crt/api-client/documentation/documentation-product';
import { useWrite } from '@crt/api-client/hooks';
import type { DocumentationProduct, ProductVersion } from '@crt/api-client/types-documentation';
import { productVersionFields as fields } from '@crt/domain/product-field';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useStamped } from '../../shared/edit/use-stamped.ts';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import type { ProductLinks } from '../product-links.ts';
import type { ProductVersionActs } from './product-version-columns.tsx';
import { productVersionTexts as texts } from './product-version.texts.ts';
import type { ProductVersionDraft } from './ProductVersionDialog.tsx';
import { ProductVersionsTable } from './ProductVersionsTable.tsx';
import { useAssignKeyCode } from './use-assign-key-code.ts';

// The dialog comes when somebody opens it.
const ProductVersionDialog = lazy(async () => {
  const loaded = await import('./ProductVersionDialog.tsx');
  return { default: loaded.ProductVersionDialog };
});

/** The form that is open: of a version, or of a new one. */
interface Opened {
  readonly version?: ProductVersion;
}

export interface ConnectedProductVersionsProps extends ProductLinks {
  readonly product: DocumentationProduct;
  readonly mayManage: boolean;
  readonly mayRemove: boolean;
}

/** The versions of a product, added, changed and removed, and their keycodes (P10, P12, P17). */
export const ConnectedProductVersions = (props: ConnectedProductVersionsProps) => {
  const { product, mayManage, documentHref, keyCodeHref } = props;
  const [opened, setOpened] = useState<Opened>();
  const acts = useVersionActs(props, setOpened);
  const links = useMemo(() => ({ documentHref, keyCodeHref }), [documentHref, keyCodeHref]);
  return (
    <>
      <ProductVersionsTable
        product={product}
        acts={acts}
        onAdd={mayManage ? () => setOpened({}) : undefined}
        links={links}
      />
      <Suspense>
        {opened && (
          <SavedVersion product={product} version={opened.version} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </>
  );
};

function useVersionActs(
  { product, mayManage, mayRemove }: ConnectedProductVersionsProps,
  open: (what: Opened) => void,
): ProductVersionActs {
  const { assign, pending } = useAssignKeyCode(product.id);
  const remove = useWrite(deleteProductVersion).mutateAsync;
  return useMemo(
    () => ({
      ...(mayManage && {
        onEdit: (version: ProductVersion) => open({ version }),
        keyCode: { assign, pending },
      }),
      ...(mayRemove && {
        onRemove: ({ id }: ProductVersion) => void sendOrTell(() => remove({ id }), texts.removed),
      }),
    }),
    [mayManage, mayRemove, open, assign, pending, remove],
  );
}

interface SavedVersionProps {
  readonly product: DocumentationProduct;
  readonly version: ProductVersion | undefined;
  readonly onClose: () => void;
}

/** The form of a version, saved by the stamp with which it was opened. */
const SavedVersion = ({ product, version, onClose }: SavedVersionProps) => {
  const stamped = useStamped(product.timestampBase64);
  const add = useWrite(addProductVersion);
  const change = useWrite(updateProductVersion);
  const save = (draft: ProductVersionDraft) =>
    version
      ? sendOrTell(
          () => stamped((stamp) => change.mutateAsync({ body: { id: version.id, ...draft }, ...stamp })),
          { ...texts.changed, fields },
        )
      : sendOrTell(() => add.mutateAsync({ body: { productId: product.id, ...draft } }), {
          ...texts.added,
          fields,
        });
  return <ProductVersionDialog version={version} onClose={onClose} onSave={save} />;
};
