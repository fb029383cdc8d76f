import type { Trace } from '@crt/api-client/types-documentation';

type Level = Trace['start'];

/** Words of the two-way trace (REG7). */
export const traceTexts = {
  title: 'Trace',
  label: 'Code',
  placeholder: 'Scan or type a code',
  /** What has a code. */
  kinds: 'Keycode, GTIN, document number, plan id or lot',
  beginTitle: 'Scan or type a code',
  begin:
    'What belongs to it is shown in both directions: document versions, keycodes, products, plans and lots.',
  tooLong: (most: number) => `No code has more than ${most} characters.`,
  failed: 'The trace could not be loaded.',
  print: 'Print',
  exportFailed: 'The trace could not be exported.',
  start: 'Start',
  trace: 'Trace',
  traceOf: (code: string) => `Trace ${code}`,
  newest: (shown: number, count: number) => `${shown} of ${count} are shown.`,
  version: (name: string, version: string | null) => (version === null ? name : `${name} (${version})`),
  noGtin: 'Product without GTIN',
  noKeyCode: 'No keycode',
  /** Below what may not be read: what is reached through it. */
  behind: 'Left out: it is reached only through what you may not read.',
  levels: {
    documents: {
      title: 'Document Versions',
      none: 'No document version belongs to it.',
      hidden: 'Left out: you may not read documents.',
    },
    keyCodes: {
      title: 'Keycodes',
      none: 'No keycode stands for it.',
      hidden: 'Left out: you may not read keycodes.',
    },
    products: {
      title: 'Products',
      none: 'No product version belongs to it.',
      hidden: 'Left out: you may not read products.',
    },
    plans: {
      title: 'Plans',
      none: 'No plan has this product.',
      hidden: 'Left out: you may not read plans.',
    },
    lots: {
      title: 'Lots',
      none: 'No lot has a job of these plans.',
      hidden: 'Left out: you may not read lots.',
    },
  } satisfies Record<Level, { title: string; none: string; hidden: string }>,
} as const;
