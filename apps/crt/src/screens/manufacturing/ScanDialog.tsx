import { ConnectedScan } from '@crt/domain-widgets/ConnectedScan';
import { scanTexts as texts } from '@crt/domain-widgets/scan-texts';
import { Dialog } from '@crt/ui/Dialog';
import { basePath } from '../../app/config.ts';
import { searchTarget } from '../../nav/search-screen.ts';
import { useGoTo } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

/** The path below the base path of an address of this application; undefined for all other texts. */
function pathOf(text: string): string | undefined {
  const address = URL.parse(text);
  if (address?.origin !== window.location.origin || !address.pathname.startsWith(basePath)) return undefined;
  return `/${address.pathname.slice(basePath.length).replace(/^\//, '')}${address.search}`;
}

/** Waits for a scan, and goes where it leads. */
const ScanDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const goTo = useGoTo();
  const leaveTo = (path: string) => {
    onClose();
    goTo(path);
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} width="small">
      <ConnectedScan
        onAddress={(address) => {
          const path = pathOf(address);
          if (path !== undefined) leaveTo(path);
          return path !== undefined;
        }}
        onPlan={(planId, screen) => leaveTo(searchTarget[screen](planId))}
        onCombinedOrder={(id) => leaveTo(paths.combinedOrder(id))}
      />
    </Dialog>
  );
};

export default ScanDialog;
