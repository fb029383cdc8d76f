import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';
import { tone } from '../../theme/tone.css.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const region = style(
  ui({
    position: 'fixed',
    insetBlockEnd: vars.space[4],
    insetInlineEnd: vars.space[4],
    inlineSize: 'min(24rem, calc(100vw - 32px))',
    zIndex: vars.layer.toast,
    pointerEvents: 'none',
    selectors: {
      // What a dialog or a wizard leads to stands at its lower end: nothing may lie over that.
      ':root:has([data-component="Dialog"], [data-component="Wizard"]) &': {
        insetBlock: `${vars.space[4]} auto`,
      },
    },
  }),
);

export const list = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    selectors: { '& + &:not(:empty)': { marginBlockStart: vars.space[2] } },
  }),
);

export const toast = style(
  ui({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    paddingBlock: '10px',
    paddingInline: `${vars.space[3]} ${vars.space[2]}`,
    border: `1px solid ${vars.color.border.subtle}`,
    borderInlineStart: `3px solid ${tone.mark}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.elevation.popover,
    pointerEvents: 'auto',
    animation: `${arrive} ${vars.motion.overlay} ${vars.motion.ease}`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
);

export const texts = style(
  ui({ flex: 1, minInlineSize: 0, paddingBlock: '2px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }),
);
export const title = style(ui({ display: 'block', fontWeight: vars.weight.semibold }));

export const history = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    inlineSize: '22rem',
    maxInlineSize: '100%',
  }),
);

export const pastList = style(
  ui({ maxBlockSize: '24rem', margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' }),
);

export const past = style(
  ui({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  }),
);

export const time = style(
  ui({
    flexShrink: 0,
    paddingBlock: '2px',
    fontSize: vars.text.caption.size,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
  }),
);

export const none = style(
  ui({ paddingBlock: vars.space[4], color: vars.color.text.muted, textAlign: 'center' }),
);
