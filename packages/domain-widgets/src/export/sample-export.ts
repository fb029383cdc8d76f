import type { ExportTreeNode } from '@crt/api-client/types-documentation';

const leaf = (id: string, label: string, disabledReason: string | null = null): ExportTreeNode => ({
  id,
  label,
  disabled: disabledReason !== null,
  disabledReason,
  children: [],
});
const branch = (id: string, label: string, children: ExportTreeNode[]): ExportTreeNode => ({
  ...leaf(id, label),
  disabled: children.every(({ disabled }) => disabled),
  children,
});

/** A document with two revisions for stories. */
export const sampleDocumentTree = branch('document-1201', 'IFU-CMF-0440 Cranial Implants, Instructions', [
  branch('revision-3311', 'C (2026-03-01)', [
    leaf('file-7702', 'German (de.pdf)'),
    leaf('file-7703', 'French, Dutch (fr-nl.pdf)'),
  ]),
  branch('revision-3310', 'B (2025-09-12)', [leaf('file-7690', 'German (de.pdf)')]),
]);

/** Another one, of which a revision has no files yet. */
export const secondDocumentTree = branch(
  'document-1202',
  'ST-ORB-0102 Orbital Floor Plates, Surgical Technique',
  [{ ...branch('revision-3320', 'A (2026-11-30)', []), disabledReason: 'It has no files.' }],
);

/** A product with a version that has no keycode yet. */
export const sampleProductTree = branch('product-640', '04048551000126 PEEK cranial implant, left', [
  leaf('version-911', '3.0 (K7MPX4QD)'),
  leaf('version-912', '4.0', 'No keycode is assigned.'),
]);

/** Another product, without versions. */
export const secondProductTree = branch('product-641', '04048551000133 PEEK cranial implant, right', [
  leaf('version-920', 'Without versions (T3WRH9CE)'),
]);
