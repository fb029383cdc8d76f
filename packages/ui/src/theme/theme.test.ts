import { describe, expect, it } from 'vitest';
import { type Tone } from './colours.ts';
import { contrast } from './oklch.ts';
import { type ThemeName, themes } from './tokens.ts';

const roles = ['neutral', 'accent', 'info', 'positive', 'caution', 'critical'] as const;
const names = Object.keys(themes) as ThemeName[];

describe.each(names)('%s', (name) => {
  const { color } = themes[name];
  const { surface } = color;
  const grounds = [
    surface.page,
    surface.base,
    surface.raised,
    surface.sunken,
    surface.hover,
    surface.selected,
  ];
  const minimum = name === 'high-contrast' ? 7 : 4.5;

  it.each(['base', 'muted', 'placeholder', 'link'] as const)('text %s can be read on every ground', (use) => {
    for (const ground of grounds)
      expect(contrast(color.text[use], ground)).toBeGreaterThanOrEqual(use === 'base' ? 7 : 4.5);
  });

  it('inverse text can be read', () => {
    expect(contrast(color.text.inverse, surface.inverse)).toBeGreaterThanOrEqual(7);
  });

  it.each(roles)('%s: text on its soft fills and on every ground', (role) => {
    const tone: Tone = color[role];
    for (const ground of [tone.soft, tone.softHover, ...grounds])
      expect(contrast(tone.text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone.text, surface.base)).toBeGreaterThanOrEqual(minimum);
  });

  it.each(roles)('%s: text on its solids', (role) => {
    const tone: Tone = color[role];
    for (const ground of [tone.solid, tone.solidHover, tone.solidActive])
      expect(contrast(tone.onSolid, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(roles)('%s: marks stand out from every ground and from the soft fill', (role) => {
    for (const ground of [color[role].soft, ...grounds])
      expect(contrast(color[role].mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it('control borders and the focus ring stand out', () => {
    for (const ground of [surface.page, surface.base, surface.raised, surface.sunken]) {
      expect(contrast(color.border.strong, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(color.focus, ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.keys(color.calendar) as (keyof typeof color.calendar)[])('calendar %s', (kind) => {
    expect(contrast(color.calendar[kind].text, color.calendar[kind].fill)).toBeGreaterThanOrEqual(4.5);
  });
});

it('keeps the specified calendar colours in light (N6)', () => {
  const marks = Object.values(themes.light.color.calendar).map((tone) => tone.mark);
  expect(marks).toEqual(['#990000', '#008000', '#df9425', '#8b0000', '#2d66eb']);
});
