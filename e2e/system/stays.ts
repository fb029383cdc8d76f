/**
 * Looks again and again for as long as something wrong could still come; throws with the first look that finds it. For
 * what must not happen: one look at the end would miss what came and went.
 */
export async function expectToStay(look: () => Promise<void>, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  for (;;) {
    await look();
    if (Date.now() >= end) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
