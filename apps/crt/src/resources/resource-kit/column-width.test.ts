import { describe, expect, it } from 'vitest';
import { columnWidth, textWidth } from './column-width.ts';

// As cells draw them, measured in the browser.
const drawn: Record<string, number> = {
  'Temporomandibular Joint Prosthesis': 242,
  'Mandible Reconstruction Plate, Paediatric': 275,
  '(UTC+01:00) Amsterdam': 169,
  'CMRP-01-URGENT': 134,
  '50-21040': 73,
  MEDPOR: 60,
};

describe('the room of a column', () => {
  it.each(Object.entries(drawn))('%s is neither cut nor lost in its column', (text, width) => {
    expect(textWidth(text)).toBeGreaterThan(width - 4);
    expect(textWidth(text)).toBeLessThan(width * 1.15);
  });

  it('is that of its head in two lines, where that is wider than its texts', () => {
    expect(columnWidth('Manufacturing Cycle Definition', ['PEEK'])).toBeLessThan(
      columnWidth('ManufacturingCycleDefinition', []),
    );
    expect(columnWidth('Code', ['A'])).toBe(76);
  });

  it('ends where a text would push the others out of sight', () => {
    expect(columnWidth('Link', ['x'.repeat(400)])).toBe(318);
  });
});
