import { style } from '@vanilla-extract/css';
import { anyDirection } from '../../theme/any-direction.ts';
import { vars } from '../../theme/contract.css.ts';
import { innerSize } from '../../theme/density.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

export const group = style(ui({ display: 'contents' }));
export const list = style(ui({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], minInlineSize: 0 }));

export const tag = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    // Narrower where there is less room: what stands beside it would cover its button.
    minInlineSize: 0,
    maxInlineSize: '16rem',
    minBlockSize: '1.5rem',
    paddingInline: '7px',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.neutral.soft,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-allows-removing]': { paddingInlineEnd: 0 },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

export const name = style(
  ui({ ...anyDirection, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const remove = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    // As high as the tag with its border: 24 px are the least that can be hit.
    inlineSize: innerSize,
    blockSize: innerSize,
    marginBlock: '-1px',
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.text.muted,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { color: vars.color.text.base } },
  }),
);
