import { ConnectedDesigners, designerTexts as texts } from '@crt/domain-widgets/ConnectedDesigners';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { paths } from '../../routes/paths.ts';
import { useQuery } from '../../routes/location.ts';
import { readDesignerFilter, writeDesignerFilter } from './designers-address.ts';

/** /Designer/List: designers and what decides when they can be booked (N21, N22). */
const DesignersScreen = () => {
  const [query, setQuery] = useQuery();
  return (
    <Page height="fill" header={<PageHeader title={texts.title} />}>
      <ConnectedDesigners
        filter={readDesignerFilter(query)}
        onFilter={(filter) => setQuery(writeDesignerFilter(filter), { isReplacing: true })}
        scheduleHref={paths.scheduleOf}
      />
    </Page>
  );
};

export default DesignersScreen;
