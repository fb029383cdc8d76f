import { style, styleVariants } from '@vanilla-extract/css';
import { cutEdges } from '../../layout/CutEdges/cut-edges.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, innerFocusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

const tabsBase = style(ui({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const tabs = styleVariants({
  flow: [tabsBase],
  fill: [tabsBase, ui({ flex: 1, minBlockSize: 0 })],
});

const cut = cutEdges();

/** Shows by a shadow at which edge tabs are cut. */
export const frame = style(
  ui({
    ...cut,
    position: 'relative',
    '@media': { ...cut['@media'], [media.print]: { display: 'none' } },
  }),
);

export const scroller = style(
  ui({
    overflowX: 'auto',
    overflowY: 'hidden',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const list = style(ui({ display: 'flex', gap: vars.space[1], inlineSize: 'max-content' }));

export const tab = style(
  ui({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    minBlockSize: `calc(0.5rem + ${vars.control.height})`,
    paddingInline: '10px',
    border: 'none',
    borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
    background: 'none',
    color: vars.color.text.muted,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    transition: `color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: '10px',
        insetBlockEnd: 0,
        blockSize: '2px',
        borderRadius: '2px 2px 0 0',
      },
      '&:hover': { color: vars.color.text.base },
      '&:hover::after': { backgroundColor: vars.color.border.base },
      '&[aria-selected="true"]': { color: vars.color.text.base },
      '&[aria-selected="true"]::after': { backgroundColor: vars.color.accent.mark },
      '&:focus-visible': innerFocusRing,
      '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
      '&[aria-disabled="true"]::after': { backgroundColor: 'transparent' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]::after': { backgroundColor: 'Highlight' } },
      },
    },
  }),
);

const panelBase = style(
  ui({
    paddingBlock: vars.space[4],
    minInlineSize: 0,
    outline: 'none',
    // Around it: what the panel holds lies over a ring inside.
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const panel = styleVariants({
  flow: [panelBase],
  fill: [
    panelBase,
    ui({
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[4],
      flex: 1,
      minBlockSize: 0,
      paddingBlockEnd: 0,
    }),
  ],
});
