import type {
  Association,
  DocumentationProduct,
  VersionAssociation,
} from '@crt/api-client/types-documentation';
import {
  associationFields,
  canAssociateVersionOf,
  canAssociateVersions,
  canEditAssociation,
  canEditVersionAssociation,
  canRemoveAssociation,
  versionAssociationFields as labels,
} from '@crt/domain/product-field';
import { allOf, reasonOf } from '@crt/domain/verdict';
import { IconButton } from '@crt/ui/Button';
import { defineColumns, type Column } from '@crt/ui/DataTable';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import type { DocumentLinksProps } from '../DocumentLinks.tsx';
import { associableVersions } from './associable-versions.ts';
import { associationTexts as texts } from './association.texts.ts';

/** A line of the table: a document that describes the product, and below it versions that belong together. */
export type AssociationLine =
  | { readonly kind: 'document'; readonly association: Association }
  | { readonly kind: 'version'; readonly association: Association; readonly nested: VersionAssociation };

/** What can be done with associations; what is absent this person may not do. */
export interface AssociationActs {
  readonly onAddVersion?: (association: Association) => void;
  readonly onEdit?: (line: AssociationLine) => void;
  readonly onRemove?: (line: AssociationLine) => void;
}

/** What the columns say depends on. */
export interface AssociationFacts extends Pick<DocumentLinksProps, 'documentHref'> {
  readonly product: Pick<DocumentationProduct, 'associations' | 'productVersions'>;
  readonly acts: AssociationActs;
}

const nestedOf = (line: AssociationLine) => (line.kind === 'version' ? line.nested : undefined);
const associationOf = (line: AssociationLine) => (line.kind === 'document' ? line.association : undefined);

/** The columns of the documents of a product with the versions that belong together (P7, P18). */
export function associationColumns(facts: AssociationFacts): readonly Column<AssociationLine>[] {
  const { acts, documentHref } = facts;
  return defineColumns<AssociationLine>([
    {
      id: 'document',
      header: associationFields.documentId.label,
      kind: 'link',
      value: (line) => associationOf(line)?.number,
      href: ({ association }) => documentHref?.(association.documentId),
      width: 260,
      isFlexible: true,
      isHideable: false,
    },
    {
      id: 'documentVersion',
      header: labels.documentVersionId.label,
      kind: 'text',
      value: (line) => nestedOf(line)?.documentVersionName,
      width: 168,
    },
    {
      id: 'productVersion',
      header: labels.productVersionId.label,
      kind: 'text',
      value: (line) => nestedOf(line)?.productVersionName,
      width: 168,
    },
    ...(Object.keys(acts).length > 0 ? [actionsColumn(facts)] : []),
  ]);
}

const actionsColumn = (facts: AssociationFacts): Column<AssociationLine> => ({
  id: 'actions',
  header: texts.actions,
  kind: 'custom',
  align: 'end',
  width: 120,
  isSortable: false,
  isResizable: false,
  // In reach also where the columns do not fit.
  initialPin: 'end',
  cell: (line) => <LineButtons line={line} {...facts} />,
});

const button = { size: 'small', variant: 'ghost', excludeFromTabOrder: true } as const;

/** What the buttons of a line are called; that of versions says both, for several lines may have the same one. */
function namesOf(line: AssociationLine): { readonly edit: string; readonly remove: string } {
  const { number } = line.association;
  if (line.kind === 'document') return { edit: texts.editOf(number), remove: texts.removeOf(number) };
  const { documentVersionName, productVersionName } = line.nested;
  const document = `${number} ${documentVersionName}`;
  return {
    edit: texts.versions.editOf(document, productVersionName),
    remove: texts.versions.removeOf(document, productVersionName),
  };
}

/** The association that stands in a line. */
const ownAssociation = (line: AssociationLine) => (line.kind === 'document' ? line.association : line.nested);
const canEdit = (line: AssociationLine) =>
  line.kind === 'document' ? canEditAssociation(line.association) : canEditVersionAssociation(line.nested);

/** Whether another version of a document can be associated with a version of the product (P15). */
const canAssociate = (product: AssociationFacts['product'], { versionAssociations }: Association) =>
  allOf(
    canAssociateVersionOf(versionAssociations.length),
    canAssociateVersions({ productVersions: associableVersions(product) }),
  );

const LineButtons = ({ line, product, acts }: AssociationFacts & { line: AssociationLine }) => {
  const { onAddVersion, onEdit, onRemove } = acts;
  const association = associationOf(line);
  const names = namesOf(line);
  return (
    <>
      {association && onAddVersion && (
        <IconButton
          {...button}
          label={texts.versions.addTo(association.number)}
          icon={<Link2 />}
          disabledReason={reasonOf(canAssociate(product, association))}
          onPress={() => onAddVersion(association)}
        />
      )}
      {onEdit && (
        <IconButton
          {...button}
          label={names.edit}
          icon={<Pencil />}
          disabledReason={reasonOf(canEdit(line))}
          onPress={() => onEdit(line)}
        />
      )}
      {onRemove && (
        <IconButton
          {...button}
          label={names.remove}
          icon={<Trash2 />}
          disabledReason={reasonOf(canRemoveAssociation(ownAssociation(line)))}
          onPress={() => onRemove(line)}
        />
      )}
    </>
  );
};
