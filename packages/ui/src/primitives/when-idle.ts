/** Resolves in idle time after the first picture: what nobody waits for shall not slow down what somebody waits for. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}
