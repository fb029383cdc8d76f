import { style, styleVariants } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

// Sizes are the paper's: neither theme nor density reach it.
const line = '0.3mm solid black';

/** A table, since a browser repeats its head and foot on each sheet. */
export const traveler = style(
  app({
    display: 'table',
    inlineSize: '100%',
    fontSize: '9pt',
    lineHeight: '12pt',
    color: 'black',
    fontVariantNumeric: 'tabular-nums',
  }),
);

// Browsers repeat only heads and feet that cannot be divided.
export const band = styleVariants({
  head: app({ display: 'table-header-group', breakInside: 'avoid' }),
  body: app({ display: 'table-row-group' }),
  foot: app({ display: 'table-footer-group', breakInside: 'avoid' }),
});
export const bandRow = style(app({ display: 'table-row' }));
export const bandCell = style(app({ display: 'table-cell' }));

export const headLine = style(
  app({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: '6mm',
    paddingBlockEnd: '3mm',
    borderBlockEnd: line,
  }),
);

export const title = style(app({ fontSize: '9pt', letterSpacing: '0.08em', fontWeight: 600, margin: 0 }));
export const plan = style(app({ fontSize: '22pt', lineHeight: '28pt', fontWeight: 600, margin: 0 }));

export const footLine = style(
  app({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '6mm',
    marginBlockStart: '4mm',
    paddingBlockStart: '2mm',
    borderBlockStart: line,
    fontSize: '8pt',
  }),
);

export const uncontrolled = style(app({ fontWeight: 600, letterSpacing: '0.08em' }));

export const facts = style(
  app({ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8mm', rowGap: '1mm', margin: '4mm 0' }),
);

export const fact = style(app({ display: 'grid', gridTemplateColumns: '28mm minmax(0, 1fr)' }));
export const value = style(app({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }));

/** A job stays with at least its heading and first steps. */
export const job = style(app({ marginBlockStart: '4mm' }));

export const jobTitle = style(
  app({ fontSize: '11pt', lineHeight: '14pt', fontWeight: 600, margin: '0 0 1.5mm', breakAfter: 'avoid' }),
);

export const steps = style(app({ inlineSize: '100%', borderCollapse: 'collapse' }));

export const row = style(app({ breakInside: 'avoid' }));

export const cell = style(
  app({
    border: line,
    padding: '1.5mm 2mm',
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 'inherit',
  }),
);

export const headCell = style(app({ fontSize: '8pt', fontWeight: 600 }));
export const narrow = style(app({ inlineSize: '12mm', textAlign: 'center' }));
export const written = style(app({ inlineSize: '18mm' }));
export const dated = style(app({ inlineSize: '42mm', whiteSpace: 'nowrap' }));

/** What is to be known of a step beside its name. */
export const note = style(app({ display: 'block', fontSize: '8pt', fontStyle: 'italic' }));

/** Large enough to be ticked with a pen in a glove; the box of a step that only a failure leads to is a thin dotted one. */
const box = {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '5mm',
  blockSize: '5mm',
  fontWeight: 700,
  lineHeight: 1,
  verticalAlign: 'middle',
} as const;
export const boxes = styleVariants({
  usual: app({ ...box, border: '0.4mm solid black' }),
  afterFailure: app({ ...box, border: '0.2mm dotted black' }),
});
