import { Button } from '@crt/ui/Button';
import { appTexts } from '../../app/app.texts.ts';
import { MessagePage } from '../../app/MessagePage.tsx';
import { useGoTo } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

/** Any unknown path (A17). */
const PageNotFoundScreen = () => {
  const goTo = useGoTo();
  return (
    <MessagePage
      title={appTexts.pageNotFound}
      actions={<Button onPress={() => goTo(paths.home())}>{appTexts.goToStart}</Button>}
    />
  );
};

export default PageNotFoundScreen;
