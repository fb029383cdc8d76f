import { expect, it, test } from 'vitest';
import { gtinErrors, gtinWarning, readImportedGtin } from './gtin.ts';
import {
  canAddProductVersion,
  canAssignKeyCode,
  canAssociateDocuments,
  canAssociateVersionOf,
  canAssociateVersions,
  canEditAssociation,
  canEditVersionAssociation,
  canRemoveAssociation,
  canRemoveProduct,
  canRemoveProductVersion,
  canSwitchNeedsKeyCode,
} from './product-field.ts';

test.each([
  ['', ['GTIN is required']],
  ['4048551000126', ['GTIN should contain 14 characters']],
  ['040485510001260', ['GTIN should contain 14 characters']],
  ['0404855100012A', ['GTIN should contain numberic characters only']],
  ['０4048551000126', ['GTIN should contain numberic characters only']],
  ['ABC', ['GTIN should contain 14 characters', 'GTIN should contain numberic characters only']],
  ['04048551000126', []],
])('%j is refused with %j (P4)', (gtin, errors) => {
  expect(gtinErrors(gtin)).toEqual(errors);
});

it('warns of a wrong check digit and never blocks (P22)', () => {
  // 00012345600012 is an example of GS1.
  expect(gtinWarning('00012345600012')).toBeUndefined();
  expect(gtinWarning('00012345600013')).toBe(
    'The check digit of this GTIN should be 2. It can be used nevertheless.',
  );
  expect(gtinWarning('123')).toBeUndefined();
});

const filled = 'GTIN 4006381333931 was filled with leading zeros to 04006381333931.';
test.each([
  ['', '', [], []],
  ['00012345600012', '00012345600012', [], []],
  ['4006381333931', '04006381333931', [], [filled]],
  ['4006 3813 33931', '04006381333931', [], [filled]],
  [
    '036000291452',
    '00036000291452',
    [],
    ['GTIN 036000291452 was filled with leading zeros to 00036000291452.'],
  ],
  ['96385074', '00000096385074', [], ['GTIN 96385074 was filled with leading zeros to 00000096385074.']],
  ['４００６３８１３３３９３１', '04006381333931', [], [filled]],
  ['٤٠٠٦٣٨١٣٣٣٩٣١', '04006381333931', [], [filled]],
  ['𝟒𝟘𝟢𝟼381333931', '04006381333931', [], [filled]],
  ['4006381333932', '4006381333932', ['GTIN should contain 14 characters'], []],
  [
    '1.23E+13',
    '1.23E+13',
    ['The spreadsheet shortened this GTIN to 1.23E+13. Format the column as text and enter it again.'],
    [],
  ],
  [
    '00012345600013',
    '00012345600013',
    [],
    ['The check digit of this GTIN should be 2. It can be used nevertheless.'],
  ],
])('the GTIN %j of a file is read as %j', (text, gtin, errors, notes) => {
  expect(readImportedGtin(text)).toEqual({ gtin, errors, notes });
});

it('assigns a keycode when the product needs one and the version has documents (P10)', () => {
  const version = { keyCode: null, documentVersions: [{ hasRevisions: true }] };
  expect(canAssignKeyCode({ needsKeyCode: true }, version).isAllowed).toBe(true);
  expect(canAssignKeyCode({ needsKeyCode: false }, version).isAllowed).toBe(false);
  expect(canAssignKeyCode({ needsKeyCode: true }, { ...version, documentVersions: [] }).isAllowed).toBe(
    false,
  );
  expect(canAssignKeyCode({ needsKeyCode: true }, { ...version, keyCode: 'K7MPX4QD' }).isAllowed).toBe(false);
});

it('assigns no keycode for a document without revisions, nor without any document (P10, §3.9.1)', () => {
  const product = { needsKeyCode: true };
  const waiting = { keyCode: null, documentVersions: [{ hasRevisions: true }, { hasRevisions: false }] };
  expect(canAssignKeyCode(product, waiting)).toEqual({
    isAllowed: false,
    reason: 'A document that describes it has no revision yet.',
  });
  expect(canAssignKeyCode(product, { keyCode: null, documentVersions: [] })).toEqual({
    isAllowed: false,
    reason: 'A keycode stands for document versions, and none is associated yet.',
  });
});

it('has room for so much and no more (P12, P13)', () => {
  const full = Array.from({ length: 500 });
  expect(canAddProductVersion({ productVersions: full.slice(1) }).isAllowed).toBe(true);
  expect(canAddProductVersion({ productVersions: full })).toEqual({
    isAllowed: false,
    reason: 'There can be no more than 500 versions of a product.',
  });
  expect(canAssociateDocuments({ associations: full.slice(2) }, 2).isAllowed).toBe(true);
  expect(canAssociateDocuments({ associations: full.slice(2) }, 3)).toEqual({
    isAllowed: false,
    reason: 'There can be no more than 500 documents of a product.',
  });
});

it('locks the switch, the association and the associating of versions (P9, P14, P15)', () => {
  expect(canSwitchNeedsKeyCode({ hasKeyCode: true }).isAllowed).toBe(false);
  expect(canSwitchNeedsKeyCode({ hasKeyCode: false }).isAllowed).toBe(true);
  const isPartOfKeyCode = false;
  expect(canEditAssociation({ versionAssociations: [], isPartOfKeyCode }).isAllowed).toBe(true);
  expect(canEditAssociation({ versionAssociations: [{}], isPartOfKeyCode }).isAllowed).toBe(false);
  expect(canAssociateVersions({ productVersions: [] }).isAllowed).toBe(false);
  const coded = { hasKeyCode: true, associatedVersions: 0 };
  const free = { hasKeyCode: false, associatedVersions: 499 };
  const full = { hasKeyCode: false, associatedVersions: 500 };
  expect(canAssociateVersions({ productVersions: [coded, free] }).isAllowed).toBe(true);
  expect(canAssociateVersions({ productVersions: [coded] })).toEqual({
    isAllowed: false,
    reason: 'A Product Version with a Keycode keeps its Document Versions.',
  });
  expect(canAssociateVersions({ productVersions: [full, free] }).isAllowed).toBe(true);
  expect(canAssociateVersions({ productVersions: [coded, full] })).toEqual({
    isAllowed: false,
    reason: 'There can be no more than 500 associated document versions of a product version.',
  });
  expect(canAssociateVersionOf(999).isAllowed).toBe(true);
  expect(canAssociateVersionOf(1000)).toEqual({
    isAllowed: false,
    reason: 'There can be no more than 1,000 associations with versions of a document.',
  });
});

const guard = 'Document Version being part of Keycode would be removed as result of this operation.';

it('removes nothing by which a keycode would lose a document version (P16, P17, P21, P23)', () => {
  const allowed = [
    canRemoveProduct({ hasKeyCode: false }),
    canRemoveProductVersion({ keyCode: null }),
    canRemoveAssociation({ isPartOfKeyCode: false }),
    canEditVersionAssociation({ isPartOfKeyCode: false }),
  ];
  for (const verdict of allowed) expect(verdict).toEqual({ isAllowed: true });
  const refused = [
    canRemoveProduct({ hasKeyCode: true }),
    canRemoveProductVersion({ keyCode: 'K7MPX4QD' }),
    canRemoveAssociation({ isPartOfKeyCode: true }),
    canEditVersionAssociation({ isPartOfKeyCode: true }),
  ];
  for (const verdict of refused) expect(verdict).toEqual({ isAllowed: false, reason: guard });
});

it('tells everything that keeps the document of an association (P14, P16)', () => {
  expect(canEditAssociation({ versionAssociations: [{}], isPartOfKeyCode: true })).toEqual({
    isAllowed: false,
    reason: `Versions are associated already. ${guard}`,
  });
});
