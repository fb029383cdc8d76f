import { expect } from 'storybook/test';

/** As small as anything may be that is pressed with gloves on the factory floor: a small control there, 40 px. */
const smallest = 40;

/** What can be pressed is large enough for gloves; for stories in the density of the factory floor. */
export const expectForGloves = async (targets: Iterable<HTMLElement>) => {
  const small = [...targets].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    const name = target.ariaLabel ?? target.textContent;
    // What a list has not drawn yet has no size; widths of equal columns are parts of a pixel less.
    return width > 0 && Math.min(width, height) < smallest - 0.5 ? [`${name}: ${width} × ${height}`] : [];
  });
  await expect(small).toEqual([]);
};
