import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

/**
 * A window too low for a head and buttons that stay in sight, as at 400 % zoom: there the sheet takes all of it, and head,
 * content and buttons scroll together.
 */
const low = '(max-height: 30rem)';

const overlayBase = style(
  ui({
    position: 'fixed',
    inset: 0,
    display: 'flex',
    overflow: 'auto',
    backgroundColor: vars.color.surface.scrim,
    zIndex: vars.layer.overlay,
    transition: `opacity ${vars.motion.overlay} ${vars.motion.ease}`,
    '@media': { [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } } },
  }),
);

export const overlay = styleVariants({
  center: [
    overlayBase,
    ui({
      alignItems: 'flex-start',
      justifyContent: 'center',
      padding: '10vh 16px 16px',
      '@media': { [low]: { padding: '8px' } },
    }),
  ],
  end: [overlayBase, ui({ justifyContent: 'flex-end' })],
  start: [overlayBase, ui({ justifyContent: 'flex-start' })],
});

const sheetBase = style(
  ui({
    display: 'flex',
    maxInlineSize: '100%',
    minInlineSize: 'min(20rem, 100%)',
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.elevation.dialog,
    outline: '1px solid transparent',
    transition: `translate ${vars.motion.overlay} ${vars.motion.ease}, opacity ${vars.motion.overlay} ${vars.motion.ease}`,
  }),
);

export const sheet = styleVariants({
  center: [
    sheetBase,
    ui({
      maxBlockSize: 'calc(90vh - 16px)',
      borderRadius: vars.radius.large,
      border: `1px solid ${vars.color.border.subtle}`,
      '@media': {
        [media.motion]: { selectors: { '&[data-entering]': { translate: '0 8px', opacity: 0 } } },
        [low]: { maxBlockSize: 'calc(100vh - 16px)', overflow: 'hidden' },
      },
    }),
  ],
  end: [
    sheetBase,
    ui({
      blockSize: '100%',
      '@media': {
        [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { translate: '32px 0' } } },
      },
    }),
  ],
  start: [
    sheetBase,
    ui({
      blockSize: '100%',
      '@media': {
        [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { translate: '-32px 0' } } },
      },
    }),
  ],
});

export const width = styleVariants({
  small: ui({ inlineSize: '400px' }),
  medium: ui({ inlineSize: '560px' }),
  large: ui({ inlineSize: '800px' }),
});

export const dialog = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    outline: 'none',
  }),
);

/** Title, content and buttons. */
export const parts = style([dialog, ui({ '@media': { [low]: { overflow: 'auto' } } })]);

export const header = style(
  ui({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: '20px 0',
    paddingInline: `${vars.space[6]} ${vars.space[4]}`,
  }),
);

/** The cross is higher than a line of the title by so much above and below. */
const beyond = `(${vars.control.heightSmall} - ${vars.text.lead.line}) / 2`;
/** On the factory floor it may reach beyond its line, less the pixel by which it is higher elsewhere too. */
const reach = `min(0px, 1px - ${beyond})`;

/** Stands on the first line of the title, in a header that is as high as elsewhere. */
export const close = style(ui({ display: 'flex', marginBlock: reach }));

export const title = style(
  ui({
    minInlineSize: 0,
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.weight.semibold,
    letterSpacing: '-0.006em',
    overflowWrap: 'anywhere',
  }),
);

export const body = style(
  ui({
    // Words and fields that only readers hear are taken along by what scrolls; outside of it they would make the overlay scroll.
    position: 'relative',
    flex: 1,
    minBlockSize: 0,
    paddingBlock: `${vars.space[3]} ${vars.space[6]}`,
    paddingInline: vars.space[6],
    overflow: 'auto',
    overflowWrap: 'anywhere',
    '@media': { [low]: { flex: 'none', overflow: 'visible' } },
  }),
);

export const footer = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const question = style(ui({ marginInlineEnd: 'auto', fontWeight: vars.weight.medium }));
