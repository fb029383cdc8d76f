type Point = readonly [x: number, y: number];

/** One event of the mouse at a place; for stories. */
export const firePointer = (target: Element, type: string, [clientX, clientY]: Point): boolean =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      button: 0,
      pointerType: 'mouse',
      clientX,
      clientY,
    }),
  );

/** Takes hold of something with the mouse, moves it in two steps and lets go; for stories. */
export const dragPointer = async (target: Element, from: Point, to: Point): Promise<void> => {
  firePointer(target, 'pointerdown', from);
  firePointer(target, 'pointermove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  firePointer(target, 'pointermove', to);
  firePointer(target, 'pointerup', to);
  await Promise.resolve();
};
