import { listDocumentVersions } from '@crt/api-client/documentation/document';
import {
  findDocumentNumbersForProduct,
  getDocumentationProduct,
} from '@crt/api-client/documentation/documentation-product';
import { exampleOf, mock } from '@crt/api-client/mocks';
import type { Association, DocumentationProduct } from '@crt/api-client/types-documentation';

const example = exampleOf(getDocumentationProduct);
const [coded] = example.productVersions;
if (!coded) throw new Error('The example of getDocumentationProduct has no version.');

const [described] = example.associations;
const [together] = described?.versionAssociations ?? [];
if (!described || !together) throw new Error('The example of getDocumentationProduct has no association.');

/** The versions of the first document: those of the version with a keycode stay (P16), those of another one can go. */
const versionAssociations = [
  together,
  { ...together, id: 4502, productVersionId: 912, productVersionName: '4.0', isPartOfKeyCode: false },
];

const other: Association = {
  id: 451,
  documentId: 1207,
  number: 'IFU-CMF-0442',
  isPartOfKeyCode: false,
  versionAssociations: [],
};

/** Two documents, the first with versions that belong together; a version with a keycode, one that can get one, one that cannot. */
export const sampleProduct: DocumentationProduct = {
  ...example,
  associations: [{ ...described, versionAssociations }, other],
  productVersions: [
    coded,
    { ...coded, id: 912, name: '4.0', ecnNumber: null, keyCode: null, isKeyCodeAssignable: true },
    { ...coded, id: 913, name: '5.0', keyCode: null, documentVersions: [] },
  ],
};

/** A product without versions, which can get a keycode all the same (P11). */
export const sampleWithoutVersions: DocumentationProduct = {
  ...sampleProduct,
  associations: [other],
  productVersions: [],
  isNeedsKeyCodeEditable: true,
  isImplicitVersionKeyCodeAssignable: true,
  implicitVersionDocuments: [
    {
      documentId: 1207,
      documentVersionId: 2110,
      documentNumber: 'IFU-CMF-0442',
      versionName: null,
      hasRevisions: true,
    },
  ],
};

/** What the sample can be associated with. */
export const sampleOffers = [
  mock(listDocumentVersions, [
    { id: 2106, name: '4.0' },
    { id: 2105, name: '3.0' },
  ]),
  mock(findDocumentNumbersForProduct, [
    { id: 1210, number: 'IFU-CMF-0450' },
    { id: 1211, number: 'IFU-CMF-0451' },
  ]),
];
