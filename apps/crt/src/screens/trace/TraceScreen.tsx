import { ConnectedTrace, traceTexts as texts, type TraceLinks } from '@crt/domain-widgets/ConnectedTrace';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { cycleRights, planRights } from '../../nav/sections.ts';
import { useGoTo, useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenSubject } from '../../routes/screen-subject.ts';

/** A plan opens on its own page, for who sees only manufacturing on that of its cycle. */
function usePlanHref(): TraceLinks['planHref'] {
  const mayPlans = useMay(planRights);
  const mayCycles = useMay(cycleRights);
  return ({ id, hasCycle }) => {
    if (mayPlans) return paths.planDetails(id);
    return mayCycles && hasCycle ? paths.manufacturingDetails(id) : undefined;
  };
}

/** /Documentation/Trace: a code, and what belongs to it in both directions; the code is in the address (REG7). */
const TraceScreen = () => {
  const [query] = useQuery();
  const goTo = useGoTo();
  const code = query.get('code')?.trim() ?? '';
  const planHref = usePlanHref();
  useScreenSubject(code === '' ? undefined : code);
  return (
    <Page header={<PageHeader title={texts.title} description={code === '' ? undefined : code} />}>
      <ConnectedTrace
        code={code}
        onCode={(next) => goTo(paths.trace(next))}
        links={{
          documentHref: paths.document,
          keyCodeHref: paths.keyCodes,
          productHref: paths.documentedProduct,
          planHref,
          lotHref: paths.combinedOrder,
          traceHref: paths.trace,
        }}
      />
    </Page>
  );
};

export default TraceScreen;
