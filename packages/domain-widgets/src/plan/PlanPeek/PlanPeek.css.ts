import { style } from '@vanilla-extract/css';
import { app, media, vars } from '@crt/ui/theme';

/** Most of the list stays in sight beside it. */
const width = '27rem';

/** Over the end of the page, from top to bottom: what is below it does not move, and keeps the focus. */
export const panel = style(
  app({
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: vars.layer.overlay,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(${width}, 100%)`,
    borderInlineStart: `1px solid ${vars.color.border.base}`,
    backgroundColor: vars.color.surface.base,
    boxShadow: vars.elevation.dialog,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const head = style(
  app({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const title = style(
  app({
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    fontSize: vars.text.title.size,
    lineHeight: vars.text.title.line,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const body = style(
  app({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[6],
    padding: vars.space[4],
  }),
);

export const state = style(app({ display: 'grid', gap: vars.space[1] }));

export const part = style(
  app({ margin: `0 0 ${vars.space[2]}`, fontSize: 'inherit', fontWeight: vars.weight.semibold }),
);

/** A date and how it stands, on one line where there is room. */
export const date = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space[3]}` }),
);
