import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

/** The sheet that menus, lists, calendars and popovers open on. */
export const surface = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    // As wide as its opener, but inside the window with the overlay's 12 px on both sides: a page that can scroll
    // sideways moves when an option gets the focus, and moving closes the list.
    minInlineSize: 'min(max(var(--trigger-width), 8rem), calc(100vw - 24px))',
    maxInlineSize: 'min(28rem, calc(100vw - 24px))',
    overflow: 'hidden',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
    color: vars.color.text.base,
    fontSize: vars.body.size,
    lineHeight: vars.body.line,
    boxShadow: vars.elevation.popover,
    outline: 'none',
    zIndex: vars.layer.popover,
    transition: `opacity ${vars.motion.state} ${vars.motion.ease}, translate ${vars.motion.overlay} ${vars.motion.ease}`,
    '@media': {
      [media.motion]: {
        selectors: {
          '&[data-entering]': { opacity: 0, translate: '0 -4px' },
          '&[data-exiting]': { opacity: 0 },
          '&[data-placement="top"][data-entering]': { translate: '0 4px' },
        },
      },
    },
  }),
);

/** For content that has a width of its own (calendars): no wider than that, and it scrolls where there is no room. */
export const fitted = style(
  ui({ minInlineSize: 'auto', maxInlineSize: 'calc(100vw - 24px)', overflow: 'auto' }),
);
