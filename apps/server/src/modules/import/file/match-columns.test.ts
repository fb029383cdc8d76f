import { describe, expect, it } from 'vitest';
import { matchColumns } from './match-columns.ts';
import { columns } from './testing/columns.ts';

describe('columns of a file', () => {
  it.each([
    ['GTIN', 'Product name'],
    [' gtin ', 'PRODUCT_NAME'],
    ['ean', 'product-Name'],
    ['Bar_Code', 'name'],
    ['ＧＴＩＮ', 'Product\u00A0\u200BName'],
  ])('are found as %j and %j', (gtin, name) => {
    const { positions } = matchColumns(['other', name, gtin], columns);
    expect(Object.fromEntries(positions)).toEqual({ gtin: 2, name: 1 });
  });

  it('tells which headings no column has; empty ones are none', () => {
    expect(matchColumns(['GTIN', '', 'Name', 'Colour', '', 'Size'], columns).unknown).toEqual([
      'Colour',
      'Size',
    ]);
  });

  it('names what is missing and how it may be called', () => {
    expect(() => matchColumns(['Colour', ''], columns)).toThrow(
      'Columns are missing: "GTIN" (or "EAN", "Bar code"), "Product name" (or "Name"). The file has "Colour".',
    );
    expect(() => matchColumns(['EAN'], columns, 'Sheet 1')).toThrow(
      'A column is missing: "Product name" (or "Name"). The sheet "Sheet 1" has "EAN".',
    );
  });

  it.each([
    [['GTIN', 'Name', 'gtin'], 'A ("GTIN") and C ("gtin")'],
    [['GTIN', 'Name', 'Ean'], 'A ("GTIN") and C ("Ean")'],
    [['GTIN', 'Name', 'Colour', 'col_our'], 'C ("Colour") and D ("col_our")'],
    [['GTIN', 'Name', ...Array<string>(24).fill(''), 'name'], 'B ("Name") and AA ("name")'],
  ])('refuses two of one heading: %j', (headings, named) => {
    expect(() => matchColumns(headings, columns)).toThrow(
      `Columns ${named} have the same heading or mean the same. Keep one of them.`,
    );
  });
});
