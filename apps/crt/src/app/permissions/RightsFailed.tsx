import { Button } from '@crt/ui/Button';
import { appTexts } from '../app.texts.ts';
import { MessagePage } from '../messages/MessagePage.tsx';
import { useRights } from './RightsProvider.tsx';

/** Without knowing somebody's rights no screen can be shown; says so and tries again. */
export const RightsFailed = () => {
  const rights = useRights();
  return (
    <MessagePage
      title={appTexts.rightsFailed}
      actions={<Button onPress={() => void rights.refresh()}>{appTexts.retry}</Button>}
    />
  );
};
