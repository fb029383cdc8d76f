const dialogs = '[role="dialog"], [role="alertdialog"]';

/**
 * Calls once when a dialog has been open over `root` and none is any more; dialogs try to give the focus back themselves
 * first. Returns what ends the wait as long as none has opened.
 */
export function whenBackFromDialog(root: Element, back: () => void): () => void {
  let wasOpen = false;
  const look = () => {
    const isOpen = (root.closest('[inert]') ?? document.activeElement?.closest(dialogs) ?? null) !== null;
    wasOpen ||= isOpen;
    return isOpen;
  };
  const observer = new MutationObserver(() => {
    // At once, too: where frames are slow a dialog comes and goes between two of them.
    look();
    requestAnimationFrame(() => {
      const isOpen = look();
      if (root.isConnected && (isOpen || !wasOpen)) return;
      // Frames that were asked for before come still.
      wasOpen = false;
      observer.disconnect();
      if (root.isConnected) back();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
  return () => {
    if (!wasOpen) observer.disconnect();
  };
}
