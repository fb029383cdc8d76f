import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

export const overlay = style(
  ui({
    position: 'fixed',
    inset: 0,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    paddingBlockStart: 'min(12vh, 8rem)',
    paddingInline: vars.space[4],
    backgroundColor: vars.color.surface.scrim,
    zIndex: vars.layer.overlay,
    transition: `opacity ${vars.motion.overlay} ${vars.motion.ease}`,
    '@media': {
      [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } },
      [media.reducedMotion]: { transition: 'none' },
    },
  }),
);

export const sheet = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'min(36rem, 100%)',
    maxBlockSize: 'min(30rem, 76vh)',
    overflow: 'hidden',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface.raised,
    color: vars.color.text.base,
    boxShadow: vars.elevation.dialog,
    fontSize: vars.body.size,
    lineHeight: vars.body.line,
  }),
);

export const dialog = style(
  ui({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' }),
);

export const search = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '3rem',
    flexShrink: 0,
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.muted,
  }),
);

export const input = style(
  ui({
    flex: 1,
    alignSelf: 'stretch',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: vars.color.text.base,
    fontFamily: 'inherit',
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    selectors: { '&::placeholder': { color: vars.color.text.placeholder, opacity: 1 } },
  }),
);

export const list = style(
  ui({
    flex: 1,
    minBlockSize: 0,
    maxBlockSize: 'none',
    padding: vars.space[2],
    overflow: 'auto',
    outline: 'none',
    scrollPaddingBlock: vars.space[8],
  }),
);

export const menu = style(ui({ outline: 'none' }));

export const group = style(ui({ selectors: { '& + &': { marginBlockStart: vars.space[2] } } }));

/** A letter that was typed. */
export const hit = style(
  ui({ background: 'none', color: vars.color.accent.text, fontWeight: vars.weight.semibold }),
);

export const states = style(
  ui({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    color: vars.color.text.muted,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
