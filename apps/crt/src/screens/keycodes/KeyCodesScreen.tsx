import { ConnectedAddKeyCode } from '@crt/domain-widgets/ConnectedAddKeyCode';
import {
  ConnectedKeyCodes,
  keyCodeTexts as texts,
  useFoundKeyCodes,
} from '@crt/domain-widgets/ConnectedKeyCodes';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useState } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { useRecordQuery } from '../../resources/resource-kit/use-record-query.ts';
import { fullAddress } from '../../routes/full-address.ts';
import { paths } from '../../routes/paths.ts';

const addressOf = (code: string) => fullAddress(paths.trace(code));

/** /Documentation/KeyCode: the keycodes, with what is searched for in the address (Q1 to Q4). */
const KeyCodesScreen = () => {
  const { search, setSearch } = useRecordQuery();
  const [made, setMade] = useState<string>();
  const { read, found } = useFoundKeyCodes(search, made);
  const mayManage = useMay(['CanManageKeyCodes']);
  const mayReadDocuments = useMay(['CanReadDocuments']);
  const mayReadProducts = useMay(['CanReadProducts']);
  return (
    <Page
      height="fill"
      header={
        <PageHeader
          title={texts.title}
          count={read.data && found.length}
          actions={mayManage && <ConnectedAddKeyCode onAdded={setMade} />}
        />
      }
    >
      <ConnectedKeyCodes
        search={search}
        made={made}
        onSearch={setSearch}
        mayManage={mayManage}
        addressOf={addressOf}
        traceHref={paths.trace}
        documentHref={mayReadDocuments ? paths.document : undefined}
        productHref={mayReadProducts ? paths.documentedProduct : undefined}
      />
    </Page>
  );
};

export default KeyCodesScreen;
