import { listLanguages, listRegions } from '@crt/api-client/documentation/dictionary';
import { getDocument } from '@crt/api-client/documentation/document';
import { exampleOf, mock } from '@crt/api-client/mocks';
import type { DocumentDetails } from '@crt/api-client/types-documentation';

const example = exampleOf(getDocument);
const [held] = example.revisions;
if (!held) throw new Error('The example of getDocument has no revision.');

const free = { ...held, hasAssociatedProductVersions: false, isPartOfKeyCode: false };

/**
 * A document with three revisions in two versions: C is to come and stands in a keycode, B opened its version and A is the
 * first of all.
 */
export const sampleDocument: DocumentDetails = {
  ...example,
  revisions: [
    held,
    {
      ...free,
      id: 3309,
      name: 'B',
      issueDate: '2026-03-01',
      isCompatible: false,
      isFirstOfVersion: true,
      documentFiles: [],
    },
    {
      ...free,
      id: 3301,
      name: 'A',
      issueDate: '2025-01-15',
      versionName: '2.0',
      isFirst: true,
      isFirstOfVersion: true,
      documentFiles: [],
    },
  ],
};

/** What the files of the sample can be chosen from. */
export const sampleOffers = [
  mock(listLanguages, [
    { id: 2, name: 'German' },
    { id: 3, name: 'French' },
  ]),
  mock(listRegions, [
    {
      id: 1,
      name: 'Europe',
      children: [
        { id: 33, name: 'France', languageIds: [] },
        { id: 49, name: 'Germany', languageIds: [] },
      ],
    },
    { id: 2, name: 'Asia', children: [{ id: 81, name: 'Japan', languageIds: [] }] },
  ]),
];
