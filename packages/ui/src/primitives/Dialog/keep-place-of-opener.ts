import { goOn, pathOf, type Path } from '../keep-focus-near.ts';

/**
 * Called before something opens over the page; what it answers is called when that closes. Whoever comes back stands on
 * what opened it; where that goes away with what was decided or can no longer be pressed, at once or as soon as it shows, on
 * what takes its place. Where nobody pressed anything, as when the address opened it, that is what the page is about.
 */
export function keepPlaceOfOpener(): () => void {
  const { activeElement: opener, body } = document;
  if (opener === null || opener === body) return () => goOnLater([]);
  const path = pathOf(opener);
  return () => {
    const end = () => {
      watch.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== opener) end();
    };
    const look = () => {
      if (opener.isConnected && !opener.matches(':disabled')) return;
      end();
      goOnLater(path);
    };
    const watch = new MutationObserver(look);
    watch.observe(body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', onFocus);
    look();
  };
}

/** The focus that is brought back to a layer below comes first, in the next frame. */
const goOnLater = (path: Path) => {
  requestAnimationFrame(() => requestAnimationFrame(() => goOn(path)));
};
