import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

export const card = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    // Not `anywhere`: columns of tables inside would shrink to one letter.
    overflowWrap: 'break-word',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    '@media': { [media.print]: { breakInside: 'avoid', borderColor: 'gray' } },
  }),
);

export const header = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    // Beside a long title in a narrow card the actions stand below it.
    flexWrap: 'wrap',
    columnGap: vars.space[2],
    minBlockSize: '2.75rem',
    paddingInline: vars.space[4],
    paddingBlock: vars.space[1],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const title = style(
  ui({
    fontSize: vars.body.size,
    lineHeight: vars.body.line,
    fontWeight: vars.weight.semibold,
    minInlineSize: 0,
  }),
);

export const meta = style(ui({ display: 'flex', gap: vars.space[2], color: vars.color.text.muted }));

export const actions = style(
  ui({ display: 'flex', gap: vars.space[1], marginInlineStart: 'auto', marginInlineEnd: '-8px' }),
);

export const body = styleVariants({
  none: ui({ minInlineSize: 0 }),
  medium: ui({ padding: vars.space[4], minInlineSize: 0 }),
});
