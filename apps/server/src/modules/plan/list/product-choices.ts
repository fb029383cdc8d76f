/** The choices of the filter by product: '4' is a whole type, '4-12' one product of it (E10). */
export function chosenProducts(choices: readonly string[] = []) {
  const pairs = choices.map((choice) => choice.split('-').map(Number));
  return {
    types: pairs.flatMap(([type = 0, product]) => (product === undefined ? [inIntegerRange(type)] : [])),
    products: pairs.flatMap(([, product]) => (product === undefined ? [] : [inIntegerRange(product)])),
  };
}

/** Digits may say more than an id can hold; such a product just does not exist. */
function inIntegerRange(id: number): number {
  return id <= 2_147_483_647 ? id : 0;
}
