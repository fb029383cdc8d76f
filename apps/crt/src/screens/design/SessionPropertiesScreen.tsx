import {
  ConnectedSessionProperties,
  sessionPropertiesTexts as texts,
  type OpenSessionProperties,
} from '@crt/domain-widgets/ConnectedSessionProperties';
import { Button } from '@crt/ui/Button';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { Plus } from 'lucide-react';
import { useState } from 'react';

/** /GeneralSessionProperties/List: how long sessions take and how many there are a day (N26, N27). */
const SessionPropertiesScreen = () => {
  const [open, setOpen] = useState<OpenSessionProperties>();
  return (
    <Page
      height="fill"
      header={
        <PageHeader
          title={texts.title}
          actions={
            <Button tone="accent" variant="solid" icon={<Plus />} onPress={() => setOpen('new')}>
              {texts.add}
            </Button>
          }
        />
      }
    >
      <ConnectedSessionProperties open={open} onOpen={setOpen} />
    </Page>
  );
};

export default SessionPropertiesScreen;
