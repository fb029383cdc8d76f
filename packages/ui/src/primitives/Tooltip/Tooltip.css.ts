import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

export const tooltip = style(
  ui({
    maxInlineSize: '20rem',
    paddingBlock: '5px',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    boxShadow: vars.elevation.popover,
    overflowWrap: 'anywhere',
    zIndex: vars.layer.tooltip,
    outline: '1px solid transparent',
    transition: `opacity ${vars.motion.state} ${vars.motion.ease}, translate ${vars.motion.state} ${vars.motion.ease}`,
    '@media': {
      [media.motion]: {
        selectors: {
          '&[data-entering]': { opacity: 0, translate: '0 2px' },
          '&[data-exiting]': { opacity: 0 },
        },
      },
    },
  }),
);

export const anchor = style(ui({ borderRadius: vars.radius.small, cursor: 'default' }));
