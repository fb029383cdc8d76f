import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

/** There for screen readers only. */
export const visuallyHidden = style(
  ui({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

export const link = style(
  ui({
    color: vars.color.text.link,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    outlineOffset: '2px',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  }),
);

const image = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E${path}%3C/svg%3E")`;

const mark = (path: string) => ({
  content: '""',
  display: 'inline-block',
  flex: 'none',
  inlineSize: '12px',
  blockSize: '12px',
  backgroundColor: 'currentColor',
  mask: `${image(path)} center / contain no-repeat`,
});

export const externalMark = style(
  ui({
    marginInlineStart: vars.space[1],
    '::before': mark("%3Cpath d='M6 3h7v7M13 3 4 12'/%3E"),
  }),
);

export const progressTrack = style(
  ui({
    display: 'inline-block',
    verticalAlign: 'middle',
    inlineSize: 'min(72px, 55%)',
    blockSize: '6px',
    marginInlineEnd: vars.space[2],
    borderRadius: vars.radius.full,
    // Seen on a selected row too, under the pointer as well.
    backgroundColor: vars.color.border.subtle,
    backgroundImage: `linear-gradient(${vars.color.accent.mark}, ${vars.color.accent.mark})`,
    backgroundRepeat: 'no-repeat',
    selectors: { '[dir="rtl"] &': { backgroundPosition: 'right' } },
    '@media': {
      [media.forcedColors]: {
        outline: '1px solid CanvasText',
        backgroundImage: 'linear-gradient(Highlight, Highlight)',
        forcedColorAdjust: 'none',
      },
      print: { printColorAdjust: 'exact' },
    },
  }),
);

const SHAPES = {
  neutral: "%3Ccircle cx='8' cy='8' r='5.25'/%3E",
  info: "%3Ccircle cx='8' cy='8' r='5.25'/%3E%3Cpath d='M8 4.5a3.5 3.5 0 0 1 0 7z' fill='%23000' stroke='none'/%3E",
  positive: "%3Cpath d='m3 8.5 3.2 3.2L13 5'/%3E",
  caution: "%3Cpath d='M8 2.5 14 13H2zM8 6.8v2.6M8 11.2v.01'/%3E",
  critical: "%3Cpath d='m4 4 8 8m0-8-8 8'/%3E",
} as const;

const badgeBase = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    verticalAlign: 'middle',
    maxInlineSize: '100%',
    blockSize: '22px',
    paddingInline: '6px 8px',
    borderRadius: vars.radius.small,
    fontSize: vars.text.caption.size,
    lineHeight: '22px',
    fontWeight: vars.weight.medium,
    overflow: 'clip',
    textOverflow: 'ellipsis',
    '@media': {
      [media.forcedColors]: { outline: '1px solid', '::before': { backgroundColor: 'CanvasText' } },
    },
  }),
);

/** The look of a status by its tone; the shape says the same as the colour. */
export const badge = styleVariants(SHAPES, (shape, tone) => [
  badgeBase,
  ui({
    color: vars.color[tone].text,
    backgroundColor: vars.color[tone].soft,
    '::before': mark(shape),
  }),
]);

/** On top of a badge: on hold, which is no warning. */
export const paused = style(ui({ '::before': mark("%3Cpath d='M5.5 4v8M10.5 4v8'/%3E") }));
