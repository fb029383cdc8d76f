interface Stop {
  readonly isDisabled?: boolean;
}

/**
 * The tab that a key leads to from the one at `current`, over disabled ones and round the ends; undefined for keys
 * that are not the tabs' own.
 */
export function tabOfKey<Item extends Stop>(
  items: readonly Item[],
  current: number,
  key: string,
  isRightToLeft: boolean,
): Item | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const open = (item: Item) => item.isDisabled !== true;
  switch (key) {
    case 'Home':
      return items.find(open);
    case 'End':
      return items.findLast(open);
    case forward:
      return [...items.slice(current + 1), ...items].find(open);
    case backward:
      return [...items, ...items.slice(0, current)].findLast(open);
    default:
      return undefined;
  }
}
