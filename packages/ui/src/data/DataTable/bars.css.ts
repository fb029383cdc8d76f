import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

/** Empty, error and forbidden, in the middle of the room that the rows would take. */
export const state = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '240px',
    padding: vars.space[6],
    position: 'sticky',
    insetInlineStart: 0,
    selectors: {
      // A table that is as high as its rows keeps no room for any.
      '[data-height="content"] &': { minBlockSize: '120px', padding: vars.space[4] },
    },
  }),
);

/** The row under the rows: what is selected, and the pages. */
export const footer = style(
  ui({
    flex: 'none',
    paddingBlock: vars.space[1],
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    minBlockSize: '44px',
    paddingInline: vars.row.padding,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
  }),
);

export const atEnd = style(ui({ marginInlineStart: 'auto' }));

/** A line of words with an action above the rows: changes, a failed reload, the whole selection. */
export const notice = style(
  ui({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[1],
    paddingInline: vars.row.padding,
    minBlockSize: '36px',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const noticeTone = styleVariants({
  info: ui({ backgroundColor: vars.color.info.soft, color: vars.color.info.text }),
  neutral: ui({ backgroundColor: vars.color.surface.sunken }),
  critical: ui({ backgroundColor: vars.color.critical.soft, color: vars.color.critical.text }),
});

/** The bar above the head: the caller's controls, then the table's own. */
export const toolbar = style(
  ui({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.row.padding}`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const skeletonBar = style(
  ui({
    display: 'inline-block',
    verticalAlign: 'middle',
    blockSize: '10px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface.active,
    animation: `${pulse} 1.6s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { backgroundColor: 'GrayText' },
    },
  }),
);

/** Says beside the button that its file could not be made. */
export const failure = style(
  ui({ alignSelf: 'center', color: vars.color.critical.text, fontSize: vars.text.caption.size }),
);
