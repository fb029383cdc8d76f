import { Button } from '@crt/ui/Button';
import { appTexts } from '../app.texts.ts';
import { MessagePage } from './MessagePage.tsx';
import { useGoTo } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

/** 'Page not found' (A17): for unknown paths, and for records that do not exist. */
export const PageNotFound = () => {
  const goTo = useGoTo();
  return (
    <MessagePage
      title={appTexts.pageNotFound}
      actions={<Button onPress={() => goTo(paths.home())}>{appTexts.goToStart}</Button>}
    />
  );
};
