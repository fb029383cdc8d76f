import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';
import { EXTERNAL_MARK, MARK_SIZE, PAUSED_MARK, TONE_MARKS } from './mark-shapes.ts';

/** What a line of words lacks to be pressed with gloves; it makes no row higher. */
const paddingOnFloor = `calc((${vars.control.heightSmall} - ${vars.text.caption.line}) / 2)`;

export const link = style(
  ui({
    color: vars.color.text.link,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    outlineOffset: '2px',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    selectors: { '[data-density="floor"] &': { paddingBlock: paddingOnFloor } },
  }),
);

const mark = (shape: string) => ({
  content: '""',
  display: 'inline-block',
  flex: 'none',
  inlineSize: `${MARK_SIZE}px`,
  blockSize: `${MARK_SIZE}px`,
  backgroundColor: 'currentColor',
  clipPath: `path("${shape}")`,
});

/**
 * Two small lines fit into a row of every density, and a date with its zone into a narrow column; one alone stands on the
 * line of its neighbours.
 */
export const twoLines = style(
  ui({
    display: '-webkit-inline-box',
    // A number that is whole and wider than its column is cut here: the cell would set an ellipsis beside both lines.
    maxInlineSize: '100%',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    verticalAlign: 'middle',
    // What is aligned by its middle stands a pixel below the base line of its neighbours.
    position: 'relative',
    insetBlockStart: '-1px',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontSize: vars.text.caption.size,
    lineHeight: 1.25,
  }),
);

/** Lines of full size in a row that is as high as they need; all of them once one has been in the row. */
export const threeLines = style(
  ui({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    // Several sentences stand below each other.
    whiteSpace: 'pre-line',
    selectors: { '[data-whole] &': { WebkitLineClamp: 'none' } },
  }),
);

/** The shape behind a value, which stays on the line of all others of the column. */
export const state = style(
  ui({ display: 'inline-block', verticalAlign: 'middle', marginInlineStart: '6px', lineHeight: 0 }),
);

export const externalMark = style(
  ui({
    marginInlineStart: vars.space[1],
    '::before': mark(EXTERNAL_MARK),
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

const badgeBase = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    verticalAlign: 'middle',
    maxInlineSize: '100%',
    // One line is 22 px high; in a row of several lines a long status is read in full.
    paddingBlock: '3px',
    paddingInline: '6px 8px',
    borderRadius: vars.radius.small,
    fontSize: vars.text.caption.size,
    lineHeight: '16px',
    fontWeight: vars.weight.medium,
    overflow: 'clip',
    textOverflow: 'ellipsis',
    '@media': {
      [media.forcedColors]: { outline: '1px solid', '::before': { backgroundColor: 'CanvasText' } },
    },
  }),
);

/** The look of a status by its tone; the shape says the same as the colour. */
export const badge = styleVariants(TONE_MARKS, (shape, tone) => [
  badgeBase,
  ui({
    color: vars.color[tone].text,
    backgroundColor: vars.color[tone].soft,
    '::before': mark(shape),
  }),
]);

/** On top of a badge: on hold, which is no warning. */
export const paused = style(ui({ '::before': mark(PAUSED_MARK) }));
